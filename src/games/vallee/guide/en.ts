/** The guided battles and the tips in English. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  'viet-minh': {
    briefing: [
      'You command Division 312 in the Northeast Valley, on 13 March. The computer leads the French.',
      'One round decides: each step lost counts a point for the other side, and Béatrice 3 for whoever holds it at the end. With fewer points you lose.',
      'It is your half of the round: first you move, then mortars and flak, then fire, then the assault.',
    ],
    lessons: {
      'up-to-the-wire': {
        text: 'Béatrice can be assaulted only from an adjacent area: open the Northeast Valley, take a regiment by its name, and send it to the Northeast Heights or to Him Lam Pass.',
        tip: 'Move units one by one within their movement points; whoever comes next to an enemy stops, and a unit that has moved may still fire or assault.',
        well: 'The discs said what the way costs, a bar where it ends. Six battalions fill an area.',
        other: 'Possible too, but bring most battalions next to Béatrice, or nobody can assault.',
      },
      engineers: {
        text: 'Each step of assault engineers adds 1 to the die of an assault: bring 151/1 next to Béatrice too.',
        well: 'In return they lose the first step. Bring up another regiment, to the other of the two areas if one is full, then end the movement.',
        other:
          'That works as well; remember that 151/1 is worth 2 on the die, and that Him Lam Pass has room when the Heights are full.',
      },
      mortars: {
        text: 'Guns soften the target before the assault: set the mortars of Division 312 on III/13 DBLE, because a disrupted garrison gives you 2 on the die.',
        tip: 'Batteries and aircraft support your attack, each against one enemy unit: the first hit disrupts it, the next takes a step.',
        well: 'It is rolled after the French have named their own support.',
        other: 'Saved, but guns fire only once in this battle.',
      },
      shells: {
        text: 'French aircraft come in to strike your units: name one of them as the target of a flak unit before the dice are rolled.',
        tip: 'Name a target for each flak unit; it fires once in the strategic phase and once in one round of the assault phase.',
        well: 'Low aircraft are hit more easily. The 37 mm is your best gun.',
        other: 'Then they strike undisturbed; flak fires only once in this battle.',
      },
      'hold-fire': {
        text: 'Whoever fires now cannot assault in this half: hold your fire and keep the battalions for Béatrice.',
        tip: 'Units that fire now do not assault in this half; a hit disrupts, and the die must be lower than the strength.',
        well: 'Now the assault: select Béatrice.',
        other: 'A hit would disrupt the garrison; but that battalion stays behind in the assault.',
      },
      head: {
        text: 'The usual force is set, all beside Béatrice with the engineers: watch the odds and begin with the lead, whose morale above the defender’s is added to the die.',
        well: 'The assault begins: final fire, then the die on the assault table.',
        other: 'Good; name the lead when the force is complete.',
      },
    },
    end: 'That completes the lessons. Try the flak raid as the French, then week 1 of the campaign: anything new is explained once, in a tip like this.',
  },
  french: {
    briefing: [
      'You command the sortie of 28 March: two parachute battalions, legionnaires and tanks in Claudine. The computer leads the Viet Minh.',
      'One round: you win if all three flak units on the Octavie Plain are destroyed or driven off. You lose if you lose more steps than they do.',
      'You have the initiative: aircraft and guns first, then the assault.',
    ],
    lessons: {
      places: {
        text: 'Your units already stand in Claudine 2, next to the Octavie Plain, with the guns behind them: leave them there and begin.',
        tip: 'The set-up is filled in; you may move units within the areas of their group before you begin.',
        well: 'Only units next to the plain can assault it.',
        other: 'You may rearrange as you like; keep the assault troops in Claudine 2 or 3.',
      },
      planes: {
        text: 'A die has decided how many air units come: choose them, all four types strike alike in an assault round.',
        tip: 'Choose your air units: each can strike a single enemy unit, once in this battle.',
        well: 'Each of them flies once in this battle.',
        other: 'Choose until the number is reached.',
      },
      jump: {
        text: 'Nobody needs to move, since Claudine 2 touches the Octavie Plain: end the movement.',
        tip: 'Move units one by one within their movement points; whoever comes next to an enemy stops, and a unit that has moved may still fire or assault.',
        well: 'Now aircraft and guns: both sides name their targets before anything is rolled.',
        other: 'It may be worth it, but units in Claudine 1 or Huguette 2 cannot assault the plain.',
      },
      dive: {
        text: 'Take “All of it, spread”, so that each battalion of Regiment 36 is struck: low flight adds 2 to the die, open ground 1, the entrenchment takes 1 away, and flak answers.',
        tip: 'Aircraft and batteries each attack one enemy unit: low flight adds 2 to the die but is easier to hit.',
        well: 'Once more than half of their strength is disrupted, your assault gains 2. Guns and aircraft serve once in this battle.',
        other: 'That is support too; the first hit disrupts, the next takes a step.',
      },
      wait: {
        text: 'Whoever fires now cannot assault in this half: hold your fire and keep all three battalions together.',
        tip: 'Units that fire now do not assault in this half; a hit disrupts, and the die must be lower than the strength.',
        well: 'Now the assault: select the Octavie Plain.',
        other: 'A hit may help, but that battalion will not assault.',
      },
      spearhead: {
        text: 'The usual force is set with its tanks, which shift the odds one column: begin with the lead, whose morale counts on the die and which loses the first step.',
        well: 'The assault begins. Flak units that must retreat count as driven off.',
        other: 'Good; name the lead when the force is complete.',
      },
    },
    end: 'That completes the lessons. Week 1 of the campaign is next: anything new is explained once, in a tip like this.',
  },
  tips: {
    'vm-set-up':
      'Each division stands in its valley; guns, flak and engineers may choose theirs. Guns in the Northeast see Béatrice, those in the Northwest see Gabrielle.',
    'road-in':
      'Supply, replacement steps and units set out here and come out next week at the earliest. Without supply your guns fall silent; replacement steps cost a point each.',
    grounded:
      'Weather keeps this many air units on the ground this week. Keep the transports flying if supply is short.',
    'maximum-effort':
      'Once a month everything can fly here instead of elsewhere. It costs a die of victory points, and helps your assaults to be approved.',
    'transports-away': 'So many transport steps serve elsewhere this week. Choose which transports you can spare.',
    elsewhere: 'So many fighters and bombers serve elsewhere this week. Choose those you can spare.',
    cargo:
      'Load transports: each supply step that lands is a shell to fire. 5 BPVN comes free; other battalions cost points, fewer each week.',
    bombard:
      'One battery at a time, one supply point each: a die for every unit in the area, and a hit disrupts. A unit of yours next to the target adds 1. Each battery fires once a week.',
    'answer-guns':
      'Your guns can answer: on 5 or more the enemy battery is silenced before it fires. Each answer costs a supply point and uses the gun for the week.',
    'french-guns':
      'Your guns may bombard now, or wait for moving columns and for the assault phase. They fire once a week.',
    sorties:
      'Give each aircraft a mission: bombs, flak suppression, drops. Low is more accurate and more dangerous. What has no mission stays for the assault phase.',
    'flak-targets':
      'Name a target for each gun before the dice are rolled. Transports carry the garrison’s supply; the C-119 carries two steps.',
    'road-out': 'Replacement steps that come out must be used this week. Hold them back if nobody nearby needs them.',
    march:
      'A unit goes any distance, but then neither fires nor assaults this week. French guns may fire at it on the way, better the further it goes.',
    'on-the-way': 'Move on area by area, or stop. Next to an enemy the move is over.',
    ambush: 'A unit is marching past. A hit stops it; every 4 movement points it has spent add 1.',
    'shield-march': 'Their battery fires at your column. Counter-battery fire can silence it first.',
    'too-many': 'More than two regiments stand here: 24 points, a battalion counts 4. What is too much must leave.',
    'their-half':
      'The other side has named its support. Now yours, against units that threaten you: disrupted units cannot assault.',
    silence: 'Counter-battery fire against the batteries that support this attack: 5 or more silences one.',
    'return-fire':
      'Before they assault, your units fire at those beside them. It costs nothing, and you may fire again in your own half.',
    'storm-it':
      'Choose an area to assault, or hold back. It is worth it at good odds against disrupted defenders; a failed assault costs a quarter or half of the force.',
    'join-in':
      'Add or leave out units and watch the odds; a Viet Minh assault takes one division and the engineers, a French tank shifts the odds one column.',
    'last-shots':
      'They are coming in. Every undisrupted defender has one more shot, with 1 taken off the die: a hit keeps that unit out.',
    'next-lead': 'The lead unit is out of the fight. The best morale leads on.',
    'lead-defence': 'Name the unit whose morale counts for the defence. It will lose the first step.',
    losses: 'The lead has lost the first step; choose who loses the others. Units with one step left are gone with it.',
    bloodbath: 'Stay and lose another step, or give the area up. The other side then faces the same question.',
    'way-back':
      'The unit must go to the nearest area without enemies. It is disrupted; guns that cannot move are lost.',
    'fill-up-french': 'Steps that landed this week rebuild units now, or are lost. Tai units and engineers get none.',
    'fill-up-vm': 'Steps that came out this week rebuild battalions now, or are lost.',
    spades:
      'Engineers that did nothing all week dig: each step one entrenchment, here or in an adjacent area. Two in an area hide your units from bombs and fire.',
    tunnel:
      'Four steps of engineers leave the map for two weeks, to dig under the area you name. The French learn only that a mine is being dug.',
    'back-from-the-mine':
      'The tunnel is finished and the engineers are back. Set the charge off before, between or after your batteries.',
    'hungry-vm':
      'Supply does not reach for every division. Those you leave out are weaker all week and may lose steps.',
    'hungry-french': 'Supply does not reach for everybody. Units you leave out are weaker all week and may lose steps.',
    nerves:
      'A morale crisis: name units of the other side; each that rolls above its morale loses the difference in steps.',
    waiver: 'Aircraft are needed elsewhere in the valley. You may keep them, for one point to the Viet Minh.',
    'called-off':
      'The parachute mafia has refused. Parachute battalions, tanks, a target in the compound and maximum effort make them agree more often.',
    happening: 'From the second week on two dice may bring an event.',
    'cut-off':
      'Out of supply: one point less of everything, no assault, and perhaps lost steps when the week is over. Reopen the line.',
    'last-alone': 'An area belongs to the side that last stood in it alone.',
    'stock-low': 'The stock is smaller than the next bill. Fire fewer guns, or units will go unpaid.',
  },
});
