/** The guided battles and the tips in English. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  'viet-minh': {
    briefing: [
      'You command Division 312 in the Northeast Valley, on 13 March. The computer leads the French.',
      'The battle lasts one round. Each step a side loses is a point for the other, and holding Béatrice at the end is worth 3. Fewer points lose.',
      'It is your half-round: movement first, then mortars and flak, then fire, then the assault.',
    ],
    lessons: {
      'up-to-the-wire': {
        text: 'Béatrice can be assaulted only from an adjacent area: open the Northeast Valley, select a regiment and send it to the Northeast Heights or to Him Lam Pass.',
        tip: 'Move units within their movement points; a unit that moves next to an enemy must stop. A unit that has moved may still fire or assault.',
        well: 'The discs showed the movement cost; a bar marked where the move must stop. An area holds six battalions.',
        other: 'That is allowed, but bring most of your battalions next to Béatrice, or no unit can assault it.',
      },
      engineers: {
        text: 'Each step of assault engineers gives +1 in an assault: bring 151/1 next to Béatrice too.',
        well: 'In return, engineers take the first loss. Bring up another regiment, into the second area if the first is full, then end movement.',
        other: 'That works as well; but 151/1 is worth +2, and Him Lam Pass has room when the Heights are full.',
      },
      mortars: {
        text: 'Guns soften the target before the assault: aim Division 312’s mortars at III/13 DBLE, because a disrupted garrison gives you +2 in the assault.',
        tip: 'Batteries and aircraft support your attack, each against one enemy unit: the first hit disrupts it, the next takes a step.',
        well: 'The dice are rolled once the French have declared their own support.',
        other: 'Held back; but guns fire only once in this battle.',
      },
      shells: {
        text: 'French aircraft are attacking your units: assign a flak unit to one of them before the dice are rolled.',
        tip: 'Assign each flak unit a target; it fires once in the strategic phase and once in the assault phase.',
        well: 'Low-flying aircraft are easier to hit. The 37 mm is your best gun.',
        other: 'They will strike undisturbed; but flak fires only once in this battle.',
      },
      'hold-fire': {
        text: 'A unit that fires now cannot assault in this half-round: hold fire and keep the battalions for Béatrice.',
        tip: 'Units that fire now cannot assault in this half-round. A roll below the firing strength hits; a hit disrupts.',
        well: 'Now the assault: select Béatrice.',
        other: 'A hit would disrupt the garrison; but that battalion will miss the assault.',
      },
      head: {
        text: 'The suggested force is every unit next to Béatrice, with the engineers: check the odds, then name the lead unit to begin, whose morale advantage is added to the die roll.',
        well: 'The assault begins: final defensive fire, then the roll on the assault table.',
        other: 'Good; name the lead unit when the force is complete.',
      },
    },
    end: 'That completes the lessons. Try the flak raid as the French, then week 1 of the campaign: anything new is explained once, in a tip like this one.',
  },
  french: {
    briefing: [
      'You command the sortie of 28 March: two parachute battalions, Foreign Legion and tanks at Claudine. The computer leads the Viet Minh.',
      'One round: you win if all three flak units on the Octavie Plain are destroyed or driven off. You lose the battle if you lose more steps than they do.',
      'You have the initiative: aircraft and guns first, then the assault.',
    ],
    lessons: {
      places: {
        text: 'Your units already stand in Claudine 2, next to the Octavie Plain, with the guns behind them: leave them there and begin.',
        tip: 'The set-up is filled in; you may move units within the areas of their group before you begin.',
        well: 'Only units next to the plain can assault it.',
        other: 'You may rearrange them; keep the assault troops in Claudine 2 or 3.',
      },
      planes: {
        text: 'A roll has decided how many air units you get: choose them; all four types strike equally well in an assault round.',
        tip: 'Choose your air units: each can strike one enemy unit, once in this battle.',
        well: 'Each of them flies once in this battle.',
        other: 'Choose until you have the full number.',
      },
      jump: {
        text: 'No unit needs to move, since Claudine 2 is next to the Octavie Plain: end movement.',
        tip: 'Move units within their movement points; a unit that moves next to an enemy must stop. A unit that has moved may still fire or assault.',
        well: 'Now aircraft and guns: both sides declare their targets before any dice are rolled.',
        other: 'That is allowed, but units in Claudine 1 or Huguette 2 cannot assault the plain.',
      },
      dive: {
        text: 'Choose “All of it, spread” to strike every battalion of Regiment 36: flying low gives +2, open ground +1, the entrenchment −1, and flak will fire back.',
        tip: 'Aircraft and batteries each attack one enemy unit: flying low gives +2, but low aircraft are easier to hit.',
        well: 'Once more than half of their strength is disrupted, your assault gets +2. Guns and aircraft can be used once in this battle.',
        other: 'That helps too; the first hit disrupts, the next takes a step.',
      },
      wait: {
        text: 'A unit that fires now cannot assault in this half-round: hold fire and keep all three battalions together.',
        tip: 'Units that fire now cannot assault in this half-round. A roll below the firing strength hits; a hit disrupts.',
        well: 'Now the assault: select the Octavie Plain.',
        other: 'A hit may help, but that battalion will miss the assault.',
      },
      spearhead: {
        text: 'The suggested force includes tanks, which shift the odds one column in your favour: name the lead unit to begin, whose morale modifies the roll and who takes the first loss.',
        well: 'The assault begins. Flak units forced to retreat count as driven off.',
        other: 'Good; name the lead unit when the force is complete.',
      },
    },
    end: 'That completes the lessons. Week 1 of the campaign is next: anything new is explained once, in a tip like this.',
  },
  tips: {
    'vm-set-up':
      'Each division stands in its valley; guns, flak and engineers may choose theirs. Guns in the Northeast see Béatrice, those in the Northwest see Gabrielle.',
    'road-in':
      'Supply, replacement steps and units enter here and arrive next week at the earliest. Without supply your guns fall silent; each replacement step costs a victory point.',
    grounded: 'Weather grounds some of your air units this week. Keep the transports flying if supply is short.',
    'maximum-effort':
      'Once a month you may keep every aircraft here. It costs 1 to 6 victory points, and makes it likelier that your assaults are approved.',
    'transports-away': 'Some transports are needed elsewhere this week. Choose which ones to send.',
    elsewhere: 'Some fighters and bombers are needed elsewhere this week. Choose which ones to send.',
    cargo:
      'Load the transports: each supply step that lands lets one battery fire. 5 BPVN comes free; other battalions cost victory points, fewer each week.',
    bombard:
      'Each battery costs one supply point and fires once a week: one die for every unit in the area; a hit disrupts. A unit of yours next to the target gives +1.',
    'answer-guns':
      'Your guns can reply: on 5 or more the enemy battery is silenced before it fires. Each reply costs a supply point and uses up the battery for the week.',
    'french-guns':
      'Your guns may bombard now, or wait for enemy columns on the march and for the assault phase. They fire once a week.',
    sorties:
      'Give each aircraft a mission: bombs, flak suppression, drops. Flying low is more accurate and more dangerous. Aircraft without a mission wait for the assault phase.',
    'flak-targets':
      'Assign each gun a target before the dice are rolled. Transports carry the garrison’s supply; a C-119 carries two steps.',
    'road-out': 'Replacement steps that arrive must be used this week. Hold them back if no unit needs them.',
    march:
      'A unit can march any distance but cannot fire or assault this week. French guns may fire at it on the way; the longer the march, the better their odds.',
    'on-the-way': 'Continue area by area, or stop. A move ends next to an enemy.',
    ambush: 'A unit is marching past. A hit stops it; every 4 movement points it has spent give +1.',
    'shield-march': 'An enemy battery fires at your column. Counter-battery fire can silence it first.',
    'too-many': 'This area holds two regiments at most (24 points, 4 per battalion). Move the excess out.',
    'their-half':
      'The enemy has declared its support. Now declare yours against the units that threaten you: disrupted units cannot assault.',
    silence: 'Counter-battery fire against the batteries supporting this attack: 5 or more silences one.',
    'return-fire':
      'Before they assault, your units may fire at adjacent enemies. It costs nothing, and you may fire again in your own half-round.',
    'storm-it':
      'Choose an area to assault, or hold back. Attack disrupted defenders at good odds; a failed assault costs a quarter or half of the force.',
    'join-in':
      'Add or remove units and watch the odds. A Viet Minh assault uses one division and the engineers; a French tank shifts the odds one column.',
    'last-shots':
      'Final defensive fire: every undisrupted defender fires once more, at −1 to the die. A hit keeps that unit out of the assault.',
    'next-lead': 'The lead unit is out of the fight. Choose a new one, normally the unit with the best morale.',
    'lead-defence': 'Name the unit whose morale counts for the defence. It takes the first loss.',
    losses:
      'The lead unit has taken the first loss; choose which units take the others. A unit with one step left is eliminated.',
    bloodbath: 'Stay and lose another step, or give up the area. The enemy then faces the same choice.',
    'way-back':
      'The unit must retreat to the nearest area without enemies and is disrupted; guns that cannot move are lost.',
    'fill-up-french':
      'Replacement steps that landed this week must be used now or are lost. Tai units and engineers cannot take them.',
    'fill-up-vm': 'Replacement steps that arrived this week must be used now or are lost.',
    spades:
      'Engineers that did nothing all week may dig: one entrenchment a step, here or in an adjacent area. Two in an area protect your units from bombs and fire.',
    tunnel:
      'Four steps of engineers leave the map for two weeks to dig under the area you name. The French learn only that a mine is being dug.',
    'back-from-the-mine':
      'The tunnel is finished and the engineers are back. Set the charge off before, between or after your batteries.',
    'hungry-vm':
      'There is not enough supply for every division. Divisions you leave unsupplied are weaker all week and may lose steps.',
    'hungry-french':
      'There is not enough supply for every unit. Units you leave unsupplied are weaker all week and may lose steps.',
    nerves: 'A morale crisis: name enemy units. Each that rolls above its morale loses the difference in steps.',
    waiver: 'Aircraft are needed elsewhere. You may keep them, at the price of one point for the Viet Minh.',
    'called-off':
      'The parachute mafia, the officers who run the garrison, has refused. Parachute battalions, tanks, a target in the compound and a maximum effort make approval likelier.',
    happening: 'From the second week on, a roll of two dice may bring an event.',
    'cut-off':
      'Out of supply: every value is one lower, no assaults, and steps may be lost at the end of the week. Reopen the supply line.',
    'last-alone': 'An area belongs to the side that last held it alone.',
    'stock-low': 'Supply is lower than next week’s bill. Fire fewer guns, or some units will go unsupplied.',
  },
});
