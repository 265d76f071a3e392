import type { CardNumber } from '../../data/cards';
import type { CardTexts } from '../texts';

export const cards: Readonly<Record<CardNumber, CardTexts>> = {
  1: {
    title: 'Bruno',
    effect: 'Choose one French assault before its roll on Table 10: it gets +3.',
    note: 'Major Bigeard planned the counter-attacks that took back the hills with a handful of paratroopers and every gun he could borrow.',
  },
  2: {
    title: 'The One-Armed Gunner',
    effect: 'Camp morale −1. No artillery may support the defence against this turn’s Viet Minh assaults.',
    note: 'Colonel Piroth had promised to silence the enemy guns; when he could not, he took his own life in his dugout.',
  },
  3: {
    title: 'A Shell on the Command Post',
    effect: 'A Viet Minh assault on Béatrice this turn gets −2 on Table 9.',
    note: 'On the first evening one shell killed Lieutenant-Colonel Gaucher and another the officers holding Béatrice.',
  },
  4: {
    title: 'Earthquake McGoon',
    effect: '−2 on Table 4 this turn.',
    note: 'James McGovern, a giant of a civilian pilot, fell with his Flying Boxcar while bringing in a howitzer.',
  },
  5: {
    title: 'A Lull in the Battle',
    effect:
      'No Viet Minh division assaults this turn; sapping continues. Next turn every division counts as rested for Table 5.',
    note: 'Between his offensives Giáp dug, counted his shells and let the rain and hunger work for him.',
  },
  6: {
    title: 'Digging Like Moles',
    effect: '−2 on every roll on Table 8 this turn.',
    note: 'More than a hundred kilometres of trench crept towards the French wire, mostly at night.',
  },
  7: {
    title: 'Guns in the Caves',
    effect:
      'Every artillery unit that supports a defence this turn comes under counter-battery fire, whatever Table 9.1 shows.',
    note: 'The howitzers were hauled by hand into casemates cut in the forward slopes, where no French gunner could find them.',
  },
  8: {
    title: 'Volunteers Without Wings',
    effect:
      'Up to two reduced battalions in centres that are not encircled return to full strength, within the stacking limit.',
    note: 'Hundreds of clerks, drivers and gunners made their first jump, at night, into the shrinking camp.',
  },
  9: {
    title: 'The Rats of the Nam Yum',
    effect:
      'Every North African or Tai infantry unit with a single step left takes a morale check; each that fails is disrupted and used.',
    note: 'Deserters from broken units lived in holes along the river bank, eating stolen rations and waiting for the end.',
  },
  10: {
    title: 'The Parachute Mafia',
    effect: '2 more action points this turn, never more than 4 in total.',
    note: 'Langlais and his paratroop officers quietly took the running of the battle into their own hands.',
  },
  11: {
    title: 'Airmen in the Trenches',
    effect: 'Place CMAA, active, in any French centre that is not encircled, within the stacking limit.',
    note: 'With nothing left to fly, the ground crews of the airfield were handed rifles and a piece of the perimeter.',
  },
  12: {
    title: 'The Bisons Charge',
    effect:
      'Choose one French assault or raid that includes armour, before the roll: +2 on Table 10 for an assault, +3 on Table 11 for a raid.',
    note: 'Ten Chaffee tanks, flown in as parts and reassembled beside the airstrip, were everywhere at once.',
  },
  13: {
    title: 'War is Made with Artillery',
    effect:
      'Before the sapping, roll one die for every centre that will be sapped: on 1 to 3 it loses 1 fortification level.',
    note: 'In the first night Giáp’s gunners fired far more than the French had thought possible.',
  },
  14: {
    title: 'Camerone',
    effect: 'Camp morale +2. Every Legion infantry unit has +1 morale until the end of the turn.',
    note: 'On 30 April the legionnaires kept their feast, and some went out under fire to fetch the wine crates that had missed the camp.',
  },
  15: {
    title: 'Napalm on the Ridges',
    effect: '3 more air support points this turn.',
    note: 'Flying Boxcars rolled drums of napalm out of their cargo doors over the supply roads.',
  },
  16: {
    title: 'The Angel of Điện Biên Phủ',
    effect: 'Camp morale +2. One unit of your choice recovers from disruption.',
    note: 'Geneviève de Galard, flight nurse, stranded when her aircraft was wrecked on the airstrip, nursed the wounded to the end.',
  },
  17: {
    title: 'Stalin’s Organs',
    effect: '−1 on every roll on Table 9.1 this turn.',
    note: 'Six-tubed rocket launchers opened fire for the first time in the last days, and the bunkers collapsed.',
  },
  18: {
    title: 'The Mine under the Hill',
    effect: 'The fortifications of Éliane fall to 0 and 1 step is lost there, in the usual order of losses.',
    note: 'After weeks of tunnelling, about a ton of explosive went up under Éliane 2, the hill the Viet Minh called A1.',
  },
  19: {
    title: 'The Rains',
    effect: '−2 on Table 2, and no resource points may be spent on fortifications this turn.',
    note: 'The monsoon filled the trenches to the waist and hid the valley from the airmen.',
  },
  20: {
    title: 'Parachutes over the Wrong Trenches',
    effect:
      '−2 on Table 4 this turn. Then the weakest division that has been activated gains 1 Strength (a tie is decided by die roll).',
    note: 'As the perimeter shrank, a growing share of each night’s drop fed and armed the besiegers.',
  },
  21: {
    title: 'Cognitive Dissonance',
    effect: 'Once action points are known, you keep 1 of them at most.',
    note: 'Headquarters, sure that its plan was sound, could not accept what the first nights had shown.',
  },
  22: {
    title: 'The Commander in His Dugout',
    effect: 'Camp morale −2.',
    note: 'After the first defeats de Castries hardly left his bunker and gave few orders.',
  },
  23: {
    title: 'The Tai Go Home',
    effect:
      'Every Tai infantry unit takes a morale check. BT 3 loses 1 step if it fails; the others are disrupted if they fail.',
    note: 'The Tai soldiers had been brought far from their villages to fight a siege, and in the mist of 17 March many walked away.',
  },
  24: {
    title: 'Stars by Parachute',
    effect: 'Camp morale +2.',
    note: 'The promotions came by radio and the badges by parachute; the brandy landed in the enemy lines.',
  },
  25: {
    title: 'Eyes on Geneva',
    effect: '−2 on every roll on Table 6 this turn.',
    note: 'With the conference about to discuss Indochina, a victory in the valley had a date to meet.',
  },
  26: {
    title: 'The Road to Isabelle',
    effect: 'The fortifications of Isabelle rise by 1, never above 4, at no cost.',
    note: 'Day after day tanks and legionnaires fought to reopen five kilometres of track to the south.',
  },
  27: {
    title: 'Operation Condor',
    effect: 'Division 304 loses 2 Strength; another division of your choice loses 1.',
    note: 'A weak column marched from Laos over the ridges towards the valley and drew off some of the besiegers.',
  },
  28: {
    title: 'Operation Albatros',
    effect: 'This turn French units may move out of and into encircled centres, and moving costs no action point.',
    note: 'The break-out towards Laos was planned, drawn by lot and then overtaken by the final assault.',
  },
  29: {
    title: 'Privateers Overhead',
    effect: '+2 on Table 2 this turn.',
    note: 'The navy’s four-engined bombers flew the longest and heaviest missions of the siege.',
  },
  30: {
    title: 'Thirty-Seven Millimetre',
    effect: 'The Viet Minh flak level rises by 1.',
    note: 'Chinese-trained flak crews ringed the approaches so tightly that pilots compared it with the Ruhr.',
  },
  31: {
    title: 'Advice from the North',
    effect: 'The weakest division that has been activated gains 2 Strength (a tie is decided by die roll).',
    note: 'Chinese advisers and shells from Korean stocks reached the siege lines throughout the battle.',
  },
  32: {
    title: 'The Bicycle Army',
    effect: 'Every division of Strength 8 or less gains 1 Strength.',
    note: 'Tens of thousands of porters pushed loaded bicycles over mountain tracks the airmen never managed to close.',
  },
  33: {
    title: 'The Political Officers',
    effect: '−2 on every roll on Table 6 this turn.',
    note: 'After the losses of April the commissars called meeting upon meeting until the regiments were ready to attack again.',
  },
  34: {
    title: 'Too Many Dead',
    effect: '+2 on every roll on Table 6 this turn, and divisions of Strength 9 or 10 take the check as well.',
    note: 'In April Giáp himself admitted that fear and weariness had spread through the assault units.',
  },
  35: {
    title: 'The Listeners',
    effect: '+1 on every roll on Table 9 this turn.',
    note: 'French intercept operators read much of the besiegers’ radio traffic and often knew the hour of attack.',
  },
  36: {
    title: 'Loudspeakers at Night',
    effect:
      'Every North African, Tai or Vietnamese infantry unit whose morale is now 1 or less takes a morale check and is disrupted if it fails.',
    note: 'Voices in Arabic, Tai and French promised good treatment to anyone who laid down his rifle.',
  },
  37: {
    title: 'No More Evacuations',
    effect: 'Camp morale −2.',
    note: 'After the last ambulance aircraft burned on the airstrip, every wounded man knew he would stay.',
  },
  38: {
    title: 'Take Back the Hills',
    effect: 'This turn French assaults cost no action point, and each gets +1 on Table 10.',
    note: 'Éliane 1 was retaken by a few companies climbing behind a rolling barrage, singing.',
  },
  39: {
    title: 'Raid on the Flak',
    effect: 'The Viet Minh flak level drops by 2; Division 308 loses 1 Strength.',
    note: 'On 28 March two parachute battalions and the tanks overran a flak battalion in the western villages.',
  },
  40: {
    title: 'Flying Boxcars',
    effect: '+2 on Table 4 this turn.',
    note: 'American civilian crews flew the big C-119s into the flak for pay and for the adventure.',
  },
  41: {
    title: 'Night Drop',
    effect:
      'The next reinforcement, if it is due within three turns, may arrive this turn. If none is due within three turns, you gain 1 resource point.',
    note: 'Companies were dropped straight onto the camp in the dark, among the wire and the craters.',
  },
  42: {
    title: 'To the Last Grenade',
    effect: 'Choose one Viet Minh assault before its roll on Table 9: it gets +3.',
    note: 'Platoons that should have been overrun held on in the ruins of their bunkers until morning.',
  },
  43: {
    title: 'Fortunes of War',
    effect:
      'Roll one die. 1: camp morale −1. 2: 1 resource point lost. 3 or 4: nothing. 5: 1 resource point gained. 6: camp morale +1.',
    note: 'Some days the valley belonged to nobody and chance decided who ate and who died.',
  },
  44: {
    title: 'Quarrels in Hanoi',
    effect:
      'No reinforcement arrives this turn: each one due moves to the next turn, with no bonus on Table 4. If none is due, you lose 1 resource point.',
    note: 'Navarre and Cogny were no longer on speaking terms while the battalions waited at the airfield.',
  },
  45: {
    title: 'Operation Vulture',
    effect:
      'Roll two dice. 2 to 7: nothing. 8 to 10: every division loses 2 Strength and the flak level drops by 1. 11 or 12: every division loses 4 Strength, the flak level drops by 3 and camp morale rises by 2.',
    note: 'American bombers from the Philippines were discussed in Washington for weeks, and never came.',
  },
};
