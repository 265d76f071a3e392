/** The guided battles and the tips in English. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  french: {
    briefing: [
      'You command the French garrison on 27 March 1954. The north is lost; the Viet Minh, led by the computer, face the eastern hills and the Huguettes.',
      'You lose if after two weeks the Viet Minh have six of their eight goals: five hills, Huguette 6 and 7, Mont Chauve. You win if they fall short or lose too much.',
      'First comes supply by air. Then the Viet Minh launch an assault and you react, and in your part of each round you strike back.',
    ],
    lessons: {
      wings: {
        text: 'Two air points would take one barrage point from the Viet Minh, but each point is also worth two columns in a fight, so keep them for now.',
        tip: 'Two air points take one barrage point from the Viet Minh; kept, each is worth two columns in a fight of this week.',
        well: 'You will be offered them again with your fire and your attacks; what is left lapses when the week ends.',
        other: 'They have one barrage fewer; the same points could have supported your fire.',
      },
      mend: {
        text: 'Each replacement point restores a step in the central camp or brings back a destroyed unit: use one where the next assault will fall.',
        well: 'Weak posts on the eastern hills need full companies most.',
        other: 'You keep the points: they can also pay for losses to siege fire and hills.',
      },
      'stand-to': {
        text: 'They stand in their assault bases, so choose a threatened post and fire with all its units, adding air points if the shot is worth it.',
        tip: 'Each post fires once in an impulse, at a base before it or at attackers in a joined post; air points add two columns each.',
        well: 'In an assault base a D result (disorganized) hits every battalion: this is the best moment to fire.',
        other: 'That post stays silent; fire costs nothing, so use it while they stand in the open.',
      },
      'counter-guns': {
        text: 'Now your artillery: a point buys a barrage of strength 12 on one base or attacking post, so name the most dangerous one.',
        well: 'Name as many targets as you can afford; all are rolled together.',
        other: 'You save the shells: a good stock also helps your infantry fire.',
      },
      'fill-gaps': {
        text: 'After the fight, any unit of the camp that is not disorganized may move one post: bring a company to a post that has been thinned out.',
        well: 'Two companies are a full garrison; tanks and machine guns do not count.',
        other: 'They stay; you can move freely in your own part of the round.',
      },
      redeploy: {
        text: 'In your part of the round units move freely from French post to French post: send a reserve next to a hill that is lost or in danger.',
        well: 'Never leave a post empty or a tank alone.',
        other: 'Your line stays as it is; a counter-attack needs units in joined posts.',
      },
      patrol: {
        text: 'You see how many pieces stand in a zone but not what they are, so scout one: on 2 or more they are revealed, on 5 and 6 it costs you a step.',
        well: 'If only dummies were there, a trench of level 3 falls to 2.',
        other: 'That saves men; but dummies may be holding a trench that you could lower.',
      },
      'strike-back': {
        text: 'Launch an operation: you name lost posts as targets, see who holds them, and may still call off any attack.',
        well: 'A tank doubles the morale of the company beside it, and each air point adds two columns.',
        other: 'You let the round pass; every hill they keep costs you a loss when the week ends.',
      },
    },
    end: 'That completes the tutorial. Anything new will be explained once, in a tip like this.',
  },
  'viet-minh': {
    briefing: [
      'You command the Viet Minh on 13 March 1954. The computer leads the French garrison.',
      'You win if you hold ten posts after this one week and have lost 20 steps at most. Otherwise you lose.',
      'You dig, move up hidden, reveal battalions and assault: up to three impulses in each of four rounds.',
    ],
    lessons: {
      muster: {
        text: 'Your divisions wait in the jungle around the valley, and their listed places are good: start with them.',
        tip: 'Before play you may place your battalions and dummies in any jungle zones, or start with the listed places.',
        well: 'Division 312 is next to Béatrice, 308 next to Gabrielle and Anne-Marie: ten posts in all.',
        other: 'The piece has moved; start when you are ready.',
      },
      approach: {
        text: 'You can enter only zones with trenches, so dig next to Béatrice, Gabrielle or Anne-Marie: each level in C, D, M or P lets one more battalion assault from each base.',
        tip: 'You can enter only zones with trenches linked to the jungle; each level lets one more battalion assault from each base.',
        well: 'Level 3 lets a whole regiment attack, and your guns need a trench before they can reach a post.',
        other: 'That is another front; ten posts are nearest in the north.',
      },
      'close-up': {
        text: 'Move battalions into your trenches, still hidden: one jungle zone or two steps each, and leave no trench of level 3 without a piece.',
        well: 'Only battalions of one regiment share a base, so keep regiments together.',
        other: 'From the jungle you can assault Béatrice 1 and 2 and Gabrielle 1 and 2, without guns.',
      },
      'turn-up': {
        text: 'Engage a battalion for the assault: it is revealed, and only revealed battalions move, fight and can be fired at.',
        well: 'Engage the whole regiment: three battalions are far stronger than one.',
        other: 'No more for now; you can engage others in the next impulse.',
      },
      preparation: {
        text: 'Shell first: each point is a barrage of strength 12, so name a post that you are about to attack.',
        well: 'Disorganized defenders fight at half strength. The last step of a post survives any fire.',
        other: 'The shells are saved, but fresh defenders will fire at your bases.',
      },
      'jump-off': {
        text: 'Move engaged battalions from their zone into an assault base before a post, as many of one regiment as the trench level.',
        well: 'Come from two bases if you can: an attack from two sides is worth a column.',
        other: 'They stay back, out of fire but also out of the fight.',
      },
      bayonets: {
        text: 'Now hand-to-hand: add battalion after battalion to the attack on one post and watch the chance that it falls.',
        well: 'When the defenders are gone, battalions that are not disorganized may move in: that makes the post yours.',
        other: 'No attack: a good choice if fire has broken too many. Losses above 20 would cost you the battle.',
      },
      'press-on': {
        text: 'Up to three impulses make an assault, so go on while the defenders are shaken.',
        well: 'Engage more, shell the posts next to those you took, and attack again.',
        other: 'You stop: disorganized battalions become fatigued and all are hidden again. There are other rounds.',
      },
    },
    end: 'That completes the tutorial. Anything new will be explained once, in a tip like this.',
  },
  tips: {
    'shells-or-men':
      'Each point of munitions just received can become two steps for worn battalions. Stored, it is a barrage.',
    'back-from-rest': 'Each week off the map restores a step. The battalion returns to Jungle 2, rested.',
    'worn-out': 'Battalions with one step left must leave. Others may: each week off the map restores a step.',
    'big-week':
      'With assaults both sides fight up to four rounds and the French may drop paratroops; without, you rest and move freely.',
    'own-week':
      'The Viet Minh rest. If you launch operations, four rounds follow in which only you attack; no paratroops are dropped.',
    'quiet-week': 'In a quiet week distance does not matter: place pieces wherever they can reach.',
    paratroops:
      'Paratroops land on posts with fewer than two companies. The more places are lost, the fewer can be dropped.',
    'this-round': 'You need not assault in every round: a pass leaves battalions hidden and keeps your shells.',
    'take-aim': 'Pieces in the posts you name are revealed and dummies leave. You may still call the attack off.',
    'who-strikes':
      'Declare attackers and targets. The Viet Minh fire first; units that attack out of a post lose its cover.',
    'last-look': 'Last chance: an attack called off costs nothing more.',
    'in-the-open':
      'Infantry move one post or zone, tanks any distance through the camp. In a zone you fight with fire, not hand to hand.',
    'or-a-step': 'A disorganized unit has half its strength and cannot move. You may lose a step instead.',
    'one-each': 'You choose which units lose a step, at most one each. The last step of a place is never lost to fire.',
    'nerve-test': 'One unit rolls against its morale; if it fails, it is disorganized. Choose one with good morale.',
    'tank-hit':
      'A natural 1 of Viet Minh fire hits a tank. Nothing else harms tanks, except critical hits in hand-to-hand.',
    'two-or-all':
      'Two companies have the cover of the post, worth three columns. All together are stronger, but without it.',
    'whose-morale':
      'The difference of morale between the named units shifts the column. The named unit takes the first loss.',
    'air-support':
      'Each air point shifts the fight two columns in your favour. Points left when the week ends are lost.',
    'double-or-tank': 'A critical hit: double the result for the defenders, or keep it and take a step from a tank.',
    'lone-tank': 'A tank without infantry must leave for a post with other French units.',
    'walk-in': 'The post is clear. Move in to take it: an empty post stays with its old owner.',
    'open-door': 'An empty enemy post lies before your units. Enter it now, and it is yours.',
    'fall-away': 'Battalions that break off go to the nearest jungle, fatigued, and are out of this round.',
    'pull-out': 'You may pull units back now. Staying holds ground but leaves them within reach.',
    'fewer-rounds': 'If both sides agree, the remaining rounds are skipped and the week ends.',
    'last-shells':
      'Each point fired at the siege costs the French one step or replacement point. Fired before an assault it is usually worth more.',
    'siege-toll': 'You choose what is lost: a replacement point, or a step of a unit there. Tanks lose nothing.',
    'ring-toll':
      'An encircled post loses a step each week, and replacement points cannot pay. Break the ring by attacking a post that holds it.',
    'hill-toll': 'Each strategic hill with Viet Minh on it costs you a loss every week. Retaking one ends that.',
    'bluff-called': 'A dummy was found out. Place it in any jungle zone: it can go forward again.',
    'assaults-over':
      'The Viet Minh have lost 50 steps: no more assaults this week, and fatigued battalions may no longer attack.',
    'bare-trench':
      'A trench of level 3 facing French posts needs a piece in the zone, or it falls to level 2. A dummy will do.',
    'ring-closed': 'This post is encircled: it loses a step each week, and attacks on it get a bonus.',
    'new-owner':
      'A post changes hands when an enemy unit enters it. Lost places around the airstrip also reduce French supply.',
    broken: 'A battalion disorganized twice routs to the nearest jungle and is fatigued until the week ends.',
  },
});
