/** The words about keeping, exporting and importing campaigns, in English. */
export const savesEn = {
  troubles: {
    'no-storage': 'This browser cannot save (private window, or storage is off).',
    quota: 'There is no space left on this device.',
    'newer-app':
      'Your campaigns were written by a newer version of The Valley. Update the app: close all its windows and open it again.',
    blocked: 'Another window is using the saved campaigns. Close the other windows of The Valley.',
    silent: 'The browser’s storage is not responding.',
    failed: 'The browser’s storage failed twice.',
    missing: 'This campaign is not on this device.',
    damaged: 'The stored data of this campaign cannot be read.',
    'taken-over': 'This campaign is now being played in another window.',
  },
  reasons: {
    empty: 'It is empty.',
    'too-large': 'It is too large to be a campaign of The Valley.',
    'too-deep': 'Its structure is not that of a campaign of The Valley.',
    'not-json': 'It cannot be read: it is not a file of The Valley, or it is incomplete.',
    'not-a-save': 'It can be read, but it is not a campaign of The Valley.',
    'newer-format': 'It was written by a newer version of The Valley. Update this app, then try again.',
    'wrong-field': 'Part of it is missing or invalid.',
    'wrong-checksum': 'It was changed or damaged after it was saved.',
    'unreadable-link': 'The link is damaged: some of its letters were changed or lost on the way.',
    'end-missing': 'It is incomplete: its end is missing.',
    'start-missing': 'It is incomplete: its beginning is missing.',
    'no-decompression': 'This browser is too old to open links. Use a file instead.',
    'unknown-game': 'It is for a game this version does not know.',
    'unknown-scenario': 'It is for a scenario this version does not know.',
    'unknown-side': 'It names a side that this game does not have.',
    'unknown-option': 'It uses an optional rule this version does not know.',
    'newer-rules': 'It was played under newer rules. Update this app, then try again.',
    unplayable: 'It cannot be replayed from any of its saved positions.',
    'illegal-choice': 'When replayed, it makes a decision that the rules do not allow.',
    'wrong-hash': 'When replayed, it does not reach the position it records.',
  },
  broughtBack: ({ count, when }: { readonly count: number; readonly when: string }) =>
    count === 1
      ? `The browser had lost its storage. One campaign was restored from a second copy, as it stood on ${when}.`
      : `The browser had lost its storage. ${count} campaigns were restored from a second copy, the last as it stood on ${when}.`,
  shelf: {
    hall: 'Past campaigns',
    turn: ({ turn }: { readonly turn: number }) => `Turn ${turn}`,
    rewound: ({ count }: { readonly count: number }) => (count === 1 ? 'rewound once' : `rewound ${count} times`),
    hints: ({ count }: { readonly count: number }) => (count === 1 ? '1 hint' : `${count} hints`),
    open: 'Open',
    send: 'Export',
    remove: 'Delete',
    removed: ({ name }: { readonly name: string }) => `The campaign of ${name} was deleted.`,
    undo: 'Undo',
    bin: 'Recently deleted',
    binAbout: 'Deleted campaigns can be restored for 30 days.',
    bringBack: 'Restore',
    damaged: ({ count }: { readonly count: number }) =>
      count === 1 ? 'One stored campaign cannot be read.' : `${count} stored campaigns cannot be read.`,
    forgetful: 'You can play, but everything is lost when this window closes. Export what you want to keep.',
    more: ({ name }: { readonly name: string }) => `Export or delete ${name}`,
  },
  send: {
    title: 'Export',
    about: 'The whole campaign, as a backup or to continue on another device.',
    file: 'File',
    link: 'Copy link',
    copied: 'The link is copied. It contains the whole campaign and opens offline.',
    notCopied: 'The browser did not copy it. Select the link and copy it by hand.',
    noLink: 'This browser is too old to make links. Use the file instead.',
    linkText: 'Link',
    qr: 'QR code of the link',
    qrAbout: 'Scan it with the camera of the other device.',
    qrPart: ({ at, of }: { readonly at: number; readonly of: number }) => `Code ${at} of ${of}`,
    qrParts: ({ of }: { readonly of: number }) =>
      `Too long for one code: scan all ${of}, one after the other, with the camera of the other device. A file is quicker.`,
    qrBack: 'Previous code',
    qrNext: 'Next code',
    holdsAll: 'File, link and code hold everything: both hands, hidden units and the dice to come.',
    longLink: ({ letters }: { readonly letters: number }) =>
      `The link is ${letters} characters long: some messengers cut it off. Send the file instead.`,
    qrTooLong: 'This campaign is too long for a QR code. Use the file or the link.',
    failed: 'The campaign could not be read.',
    close: 'Close',
  },
  take: {
    title: 'Import',
    reading: 'Reading and replaying…',
    refused: 'Nothing was imported.',
    holds: ({ count }: { readonly count: number }) =>
      count === 1 ? 'It contains one campaign.' : `It contains ${count} campaigns.`,
    left: ({ count }: { readonly count: number }) =>
      count === 1 ? 'One more campaign in it was refused.' : `${count} more campaigns in it were refused.`,
    scenario: 'Scenario',
    stands: 'Current turn',
    decisions: 'Decisions',
    verified: 'Replayed and verified',
    changed: 'Replayed under corrected rules; parts of it have changed.',
    twin: ({ turn, count }: { readonly turn: number; readonly count: number }) =>
      `A campaign with the same start is already on this device: turn ${turn}, ${count === 1 ? '1 decision' : `${count} decisions`}.`,
    same: 'This campaign is already on this device.',
    what: 'What do you want to do?',
    add: 'Keep both',
    replace: 'Replace the existing one',
    skip: 'Skip this one',
    settings: 'Import settings too',
    go: 'Import',
    goPlay: 'Import and play',
    nothing: 'Nothing to import',
    failed: 'It could not be saved.',
    again: 'Try another file',
    undoable: 'The replaced campaign can be restored for 30 days.',
  },
  data: {
    title: 'Your campaigns',
    everything: 'Export everything',
    lastExport: 'Last export',
    never: 'Never',
    left: ({ count }: { readonly count: number }) =>
      count === 1
        ? 'One campaign could not be read and is not in the file.'
        : `${count} campaigns could not be read and are not in the file.`,
    bring: 'Import a file',
    drop: 'Or drop a file here.',
    paste: 'Or paste a link or the text of a file',
    protection: 'Requested after your first turn',
    granted: 'The browser agreed',
    denied: 'The browser refused: export regularly',
    deleteAll: 'Delete all campaigns',
    sure: 'Tap again: delete all campaigns',
    deleted: ({ count }: { readonly count: number }) =>
      count === 1
        ? '1 campaign deleted. It can be restored for 30 days.'
        : `${count} campaigns deleted. They can be restored for 30 days.`,
  },
  backup: {
    offer: 'Keep a backup outside this browser.',
    last: ({ when }: { readonly when: string | null }) =>
      when === null ? 'Nothing has been exported yet.' : `Last export: ${when}.`,
    later: 'Not now',
    safari:
      'Campaigns started in Safari are not carried over to the installed app: export everything first, then import the file there.',
    installed:
      'Campaigns started in Safari stay there. Open The Valley in Safari once more, export everything in the settings, then import the file here.',
  },
  watch: {
    line: 'This campaign is being played in another window. You are watching.',
    here: 'Play here',
    taking: 'Taking over…',
  },
  cannotOpen: 'This campaign cannot be opened',
  exportNow: 'Export',
};

export type SavesWords = typeof savesEn;
