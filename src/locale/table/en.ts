/** Hills that are named on a large map, by their id in the atlas. */
export const hills = (names: {
  readonly bald: string;
  readonly phantom: string;
}): Readonly<Record<string, string>> => ({
  'mont-chauve': names.bald,
  'mont-fictif': names.phantom,
});

/** What a place would hold after a move, against its limit. */
interface After {
  readonly place: string;
  readonly what: string;
  readonly value: number;
  readonly of: number;
}

interface PostStrength {
  readonly units: number;
  readonly steps: number;
  readonly facing: number;
}

interface HandCounts {
  readonly cards: number;
  readonly limit: number;
  readonly deck: number;
  readonly discards: number;
}

/** The words of the table and its panels in English. */
export const tableEn = {
  opening: 'Opening the campaign…',
  failed: 'This campaign cannot be opened.',
  turnShort: ({ turn }: { readonly turn: number }) => `T${turn}`,
  turnLong: ({ turn }: { readonly turn: number }) => `Turn ${turn}`,
  monsoon: 'Monsoon',
  map: 'Map of the valley',
  nobody: 'No man’s land',
  ground: {
    river: 'Nam Yum',
    road: 'RP 41',
    track: 'Pavie track',
    strip: 'main airstrip',
    hills: hills({ bald: 'Mont Chauve', phantom: 'Mont Fictif' }),
  },
  reserve: ({ count }: { readonly count: number }) => `Cards: ${count} in reserve`,
  cost: ({ cost }: { readonly cost: number }) => `costs ${cost}`,
  steps: ({ steps, of }: { readonly steps: number; readonly of: number }) =>
    `${steps} of ${of} ${of === 1 ? 'step' : 'steps'}`,
  /** What a counter has now and what it would have if it were left where it is. */
  later: ({ steps, of, later }: { readonly steps: number; readonly of: number; readonly later: number }) =>
    later > steps ? `${steps} of ${of} steps, ${later} if it stays` : `${steps} of ${of} steps, unchanged if it stays`,
  provenance: { rebuilt: 'Reconstructed', partly: 'Partly reconstructed' },
  sheet: { close: 'Close', half: 'Make smaller', full: 'Make larger', peek: 'Make smallest' },
  spoken: {
    units: ({ count }: { readonly count: number }) => (count === 1 ? '1 unit' : `${count} units`),
    target: 'can be chosen',
    fight: 'will be fought for',
  },
  dock: {
    question: 'Question',
    allChoices: 'All choices',
    count: ({ count }: { readonly count: number }) => (count === 1 ? '1 choice' : `${count} choices`),
    undo: ({ what }: { readonly what: string }) => `Undo: ${what}`,
    redo: ({ what }: { readonly what: string }) => `Redo: ${what}`,
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    whereTo: ({ unit, others }: { readonly unit: string; readonly others: number }) =>
      others === 0 ? `Where does ${unit} go?` : `Where do ${unit} and ${others} more go?`,
    seen: ({ now, left }: { readonly now: number; readonly left: number }) =>
      `The enemy sees ${now} here, ${left} after this move`,
    legal: 'Legal',
    refused: 'Not allowed',
    free: 'no extra cost',
    after: ({ place, what, value, of }: After) => `After this, ${place}: ${value} of ${of} ${what}`,
    overfull: ({ after }: { readonly after: string }) => `${after}, over the limit`,
    along: ({ count }: { readonly count: number }) => (count === 1 ? 'And one more' : `And all ${count} others`),
    putDown: 'Deselect',
    hint: 'Hint',
    rewind: 'Rewind',
  },
  notice: {
    notSaved: 'Could not save. You can go on playing, but keep this window open.',
    hint: ({ choice, why }: { readonly choice: string; readonly why: string }) => `Hint: ${choice}. ${why}`,
    forming: ({ share }: { readonly share: string }) => `Looking ahead for a hint: ${share}`,
    follow: 'Play this move',
    dismiss: 'Dismiss',
  },
  columns: {
    strength: 'Strength',
    ratio: ({ attack, defence }: { readonly attack: number; readonly defence: number }) => `${attack} to ${defence}`,
    read: ({ column }: { readonly column: string }) => `Column ${column}`,
    none: 'Before the first column: no effect',
    over: ({ over }: { readonly over: string }) => `off the table: ${over} to the die`,
    again: ({
      face,
      below,
      low,
      above,
      high,
    }: {
      readonly face: number;
      readonly below: string;
      readonly low: string;
      readonly above: string;
      readonly high: string;
    }) => `* A ${face} is rolled again. ${below}: ${low}; ${above}: ${high}.`,
  },
  odds: {
    point: '.',
    percent: ({ figure }: { readonly figure: string }) => `${figure}%`,
    addedToTwo: 'Modifier to 2d6',
    addedToOne: 'Modifier to 1d6',
    in36Short: 'chances in 36',
    in36: 'Final result, chances in 36',
    in6: 'Final result, chances in 6',
    under: ({ figure }: { readonly figure: string }) => `under ${figure}`,
    over: ({ figure }: { readonly figure: string }) => `over ${figure}`,
    none: 'Choose units to see the odds. Nothing is spent yet.',
  },
  roll: {
    title: ({ count }: { readonly count: number }) => (count === 1 ? 'The roll' : `${count} rolls`),
    dice: ({ dice }: { readonly dice: string }) => `Dice: ${dice}`,
    honest: 'Dice are seeded: the same choice in the same position always gives the same roll.',
  },
  place: {
    empty: 'No units here.',
    asRows: 'As a list',
    asCounters: 'As counters',
    across: 'Across the wire',
  },
  area: {
    room: ({ count }: { readonly count: number }) => `room for ${count}`,
    ofLimit: ({ count, of }: { readonly count: number; readonly of: number }) => `${count} of ${of}`,
    able: ({ count, state }: { readonly count: number; readonly state: string }) => `${count} ${state}`,
    best: ({ factor }: { readonly factor: string }) => `best ${factor}`,
    tap: 'tap to select',
    all: ({ state }: { readonly state: string }) => `All ${state}`,
    nobody: 'Select none',
    selected: ({ count }: { readonly count: number }) => `${count} selected`,
    reach: ({ count }: { readonly count: number }) =>
      count === 1 ? '1 area within range' : `${count} areas within range`,
    here: 'here',
    hereOr: ({ count }: { readonly count: number }) =>
      count === 1 ? 'here or in 1 adjacent area' : `here or in ${count} adjacent areas`,
  },
  force: {
    title: 'Choose units',
    cards: 'Cards',
    instead: 'Or discard a card',
    threshold: ({ from, what }: { readonly from: number; readonly what: string }) => `${from} or more: ${what}`,
    below: ({ to, what }: { readonly to: number; readonly what: string }) => `${to} or less: ${what}`,
    many: ({ count, what }: { readonly count: number; readonly what: string }) => `${count} units, ${what}`,
    mean: ({ figure }: { readonly figure: string }) => `average ${figure}`,
    unanswered: ({ side, count }: { readonly side: string; readonly count: number }) =>
      count === 1
        ? `These odds ignore reactions (${side} hand: 1 card).`
        : `These odds ignore reactions (${side} hand: ${count} cards).`,
  },
  answer: {
    now: 'Now',
    alone: 'with this card',
    noCards: 'Your hand is empty.',
    standing: 'Offer reactions',
    orders: { always: 'always', fights: 'in assaults', never: 'never' },
    locked: 'Not playable now',
    read: ({ card }: { readonly card: string }) => `Read ${card}`,
  },
  points: {
    unit: 'A unit',
    units: 'Which unit?',
    rebuild: 'Rebuild on the map',
  },
  posts: {
    title: 'Posts',
    filters: {
      all: 'All',
      threatened: 'Threatened',
      empty: 'Empty',
      star: 'Strategic',
      encircled: 'Encircled',
      taken: 'Lost',
    },
    from: ({ place, saps, count }: { readonly place: string; readonly saps: number; readonly count: number }) =>
      saps > 0 ? `From ${place}, trench ${saps}: ${count}` : `From ${place}: ${count}`,
    strength: ({ units, steps, facing }: PostStrength) =>
      `${steps} ${steps === 1 ? 'step' : 'steps'} in ${units} ${units === 1 ? 'unit' : 'units'}. Facing them: ${facing}`,
    none: 'No post of this kind',
    previous: 'Previous',
    next: 'Next',
  },
  eyes: {
    own: 'Your view',
    open: 'Their view',
    openAbout: 'The map as the other side sees it',
    hold: ({ side }: { readonly side: string }) => `Hold to look: ${side}`,
    away: ({ side }: { readonly side: string }) => `${side}: look away`,
  },
  damage: {
    left: ({ of }: { readonly of: number }) => (of === 1 ? 'of 1 point left' : `of ${of} points left`),
    confirm: 'Confirm',
    points: ({ count }: { readonly count: number }) => (count === 1 ? '1 point' : `${count} points`),
    costs: ({ count }: { readonly count: number }) => (count === 1 ? '1 point' : `${count} points`),
    more: ({ count }: { readonly count: number }) => `${count} more`,
    after: 'afterwards',
    gone: 'last step',
    untouched: 'undamaged',
  },
  hand: {
    of: ({ side }: { readonly side: string }) => `Hand: ${side}`,
    counts: ({ cards, limit, deck, discards }: HandCounts) =>
      `${cards} of ${limit} cards; deck ${deck}; discard pile ${discards}`,
    play: 'Play this card',
    discards: 'Discard pile',
    copies: ({ count }: { readonly count: number }) => (count === 1 ? '1 copy' : `${count} copies`),
    value: ({ value }: { readonly value: number }) => `Trench Value ${value}`,
    empty: 'No cards in hand.',
  },
  track: {
    range: ({ min, max }: { readonly min: number; readonly max: number }) => `from ${min} to ${max}`,
    adds: ({ modifier }: { readonly modifier: string }) => `${modifier} to rolls`,
    level: 'Level',
    modifier: 'Modifier',
    changed: 'Recent changes',
    unchanged: 'None yet.',
  },
  card: {
    hand: 'Cards',
    condition: 'Condition',
    when: 'When',
    number: ({ number }: { readonly number: string }) => `No. ${number}`,
    piles: {
      drawn: 'Drawn',
      hand: 'In reserve',
      'in-force': 'In force',
      discard: 'Discarded',
      removed: 'Out of the game',
    },
    noCards: 'None.',
  },
  log: {
    lines: ({ count }: { readonly count: number }) => (count === 1 ? '1 line' : `${count} lines`),
    open: 'Open the log',
    title: 'Log',
    count: ({ count }: { readonly count: number }) => (count === 1 ? '1 line' : `${count} lines`),
    filter: 'Show',
    filters: { all: 'All', rolls: 'Rolls', losses: 'Losses', ground: 'Control' },
    look: 'Show on map',
    share: 'Share the log',
  },
  replay: {
    earlier: ({ at, of }: { readonly at: number; readonly of: number }) =>
      `Earlier position: after ${at} of ${of} decisions.`,
    scrub: 'Decisions',
    stepBack: 'Step back',
    stepOn: 'Step forward',
    toNow: 'Return to game',
    turn: 'Turn',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
  },
  guide: {
    name: 'Tutorial',
    lesson: ({ number, of }: { readonly number: number; readonly of: number }) => `Lesson ${number} of ${of}`,
    tip: 'New',
    end: 'Tutorial finished',
    skip: 'Skip this lesson',
    leave: 'Leave tutorial',
    dismiss: 'Got it',
    playOn: 'Play on',
    anew: ({ side }: { readonly side: string }) => `New battle: ${side}`,
    briefing: 'Briefing',
    parts: ['Your role', 'Objective', 'Now'],
    begin: 'Start',
    without: 'Skip tutorial',
  },
  keys: {
    title: 'Keyboard shortcuts',
    about: 'The whole game can be played with these keys. The letters can be switched off in the settings.',
    rows: {
      tab: 'Next item; with Shift, previous',
      enter: 'Confirm, open, select',
      arrows: 'On the map: nearest place in that direction',
      escape: 'Close the panel, deselect the unit',
      map: 'To the map',
      choices: 'All choices as a list',
      go: 'To the main button',
      undo: 'Undo; with Shift, redo',
      hint: 'Hint',
      log: 'Log',
      menu: 'Menu',
      help: 'This list',
    },
    names: { enter: 'Enter, Space', arrows: 'Arrows', escape: 'Esc' },
  },
  layers: {
    title: 'Layers',
    links: 'Movement lines',
    paths: 'Division paths',
    names: 'Place names',
    pieces: 'Positions and counters',
    fit: 'Show the whole map',
  },
  menu: {
    title: 'Menu',
    log: 'Log',
    cards: 'Cards',
    boxes: 'Units off the map',
    figures: 'Statistics so far',
    rewind: 'Rewind',
    rules: 'Rules',
    export: 'Export this campaign',
    settings: 'Settings',
    leave: 'Save and exit',
    leaveSafe: 'Everything is saved; you will return to this decision.',
    forgetful: 'This browser cannot save: the campaign is lost when the window closes.',
    hint: 'Hint',
    hintAbout: 'Suggests a move and says why. Hints are counted in the final report.',
    replay: 'Replay from the start',
    enemy: 'Replay last enemy phase',
    history: 'What happened in 1954',
    keys: 'Keyboard shortcuts',
  },
  rewind: {
    title: 'Rewind',
    about:
      'Goes back past die rolls and card draws. The same rolls will come up again, and the final report will show the rewind.',
    nothing: 'Nothing has been decided yet.',
    phase: 'To the start of this phase',
    turn: ({ turn }: { readonly turn: number }) => `To the start of turn ${turn}`,
    choices: ({ count }: { readonly count: number }) =>
      count === 1 ? 'undoes 1 decision' : `undoes ${count} decisions`,
    sure: 'Tap again to rewind',
    sofar: ({ count }: { readonly count: number }) => (count === 1 ? 'rewound once' : `rewound ${count} times`),
  },
  resume: {
    title: 'Where you were',
    when: 'When',
    last: 'Last action',
    asked: 'Your decision',
    notes: {
      'rules-changed': 'The rules have been corrected since you last played; the campaign was replayed under them.',
      'position-changed': 'Under the corrected rules the same decisions lead to a slightly different position.',
      'choice-refused': 'One earlier decision is no longer allowed by the corrected rules.',
      'went-on-from-checkpoint': 'The campaign continues from a saved position.',
      'choices-dropped': 'The last decisions could not be kept.',
      'snapshot-unreadable': 'One saved copy could not be read; the other was used.',
      'snapshot-disagrees': 'A saved copy disagreed with the journal; the journal was used.',
      'rows-unreadable': 'Some saved entries could not be read.',
      'emergency-copy': 'The last decisions were restored from an emergency copy.',
    },
  },
  report: {
    open: 'Open the report',
    over: ({ result, dates }: { readonly result: string; readonly dates: string }) =>
      `The campaign is over: ${result} (${dates}).`,
    level: ({ from }: { readonly from: string }) => `${from} or more`,
    standsAt: 'Current standing',
    same: ({ turn }: { readonly turn: number }) => `As in 1954: the camp fell on turn ${turn}.`,
    better: ({ turn }: { readonly turn: number }) => `Better than in 1954, when the camp fell on turn ${turn}.`,
    sooner: ({ turn }: { readonly turn: number }) => `In 1954 the camp held until turn ${turn}.`,
    newCampaign: 'New campaign',
    seeMap: 'Show the map',
    sofar: 'So far',
    points: 'points',
    chart: ({ tracks }: { readonly tracks: string }) => `${tracks} at the end of each turn`,
    holdings: 'Who held what',
    place: 'Position',
    turningPoints: 'Turning points',
    dice: ({ count }: { readonly count: number }) => (count === 1 ? 'Dice: 1 roll' : `Dice: ${count} rolls`),
    diceChart: '2d6 results; the line shows the expected number',
    dieChart: 'Results of single dice; the line shows the expected number',
    meanOfTwo: ({ expected }: { readonly expected: string }) => `Average of two dice (expected ${expected})`,
    meanOfOne: ({ expected, count }: { readonly expected: string; readonly count: number }) =>
      `Average of ${count} single-die ${count === 1 ? 'roll' : 'rolls'} (expected ${expected})`,
    notSmooth: 'Small samples are never smooth; fifty rolls say little.',
    history: 'In 1954',
    record: ({ rewinds, hints, seed }: { readonly rewinds: number; readonly hints: number; readonly seed: string }) =>
      `Rewinds: ${rewinds}. Hints: ${hints}. Seed: ${seed}`,
    share: 'Share the report',
    sameSeed: 'Play again, same dice',
    newSeed: 'Play again, new dice',
    days: 'Turn by turn',
    yours: 'Your game',
    lost: ({ places }: { readonly places: string }) => `lost: ${places}`,
    regained: ({ places }: { readonly places: string }) => `regained: ${places}`,
    quiet: 'no change',
    replay: 'Replay',
    opened: 'What was hidden now lies open: the replay shows every counter as it stood.',
    wholeHistory: 'The battle in 1954',
  },
  begin: {
    scenario: 'Scenario',
    help: 'Starting bonus',
    helpYes: 'With two reserve cards',
    helpNo: 'Standard rules',
    helpAbout: 'The dice are not affected.',
    options: 'Optional rules',
    dice: 'Dice',
    fresh: 'New dice',
    daily: 'Daily game',
    dailyAbout: 'The same dice for everyone today.',
    own: 'Custom seed',
    seed: 'Seed',
    start: 'Start',
    starting: 'Setting up…',
    failed: 'The campaign could not be saved on this device.',
  },
};

export type TableWords = typeof tableEn;
