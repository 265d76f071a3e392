import { chapter, list, section, text } from '../blocks';

export const notes = chapter(
  '18',
  'Advice',
  section(
    '18.0',
    'To both commanders',
    text(
      'To the French: supply comes by air alone, and every shell is a crate that somebody had to drop. Decide each week which guns bombard, which wait for moving columns and which answer the enemy’s. Counter-attack where a position is worth it, with paratroopers and tanks: only they are sure of permission to attack.',
    ),
    text(
      'To the Viet Minh: you have more men and more guns, but not for everything at once. Units in the open are easy prey for bombs. An assault on undisrupted defenders in their works costs a quarter of the force or more; so let the guns speak first, bring the engineers, and strike with one whole division. Each step of Division 308 costs you twice.',
    ),
  ),
);

export const formations = chapter(
  '19',
  'The formations',
  section(
    '19.0',
    'Who they were',
    text('On the Viet Minh side:'),
    list(
      'Division 308: the first and best known of the army, given the hardest tasks.',
      'Division 312: raised in the Việt Bắc; it took Béatrice and fought for the eastern hills.',
      'Division 316: many of its men came from the peoples of the northern highlands. It fought for Éliane.',
      'Division 304: its Regiment 57 faced Isabelle; Regiment 9 joined for the last weeks.',
      'Regiment 148: from the north-west itself; it watched the roads to Laos.',
      'Division 351: guns, mortars, flak, rockets and engineers. Many of its howitzers were American, captured in China or Korea.',
      'The dân công: porters by the tens of thousands, men and women, who carried the army’s rice and shells over hundreds of kilometres.',
    ),
    text('On the French side:'),
    list(
      'Foreign Legion: infantry, paratroopers and mortars, the backbone of the camp. The 13th Demi-Brigade had held Bir Hakeim in 1942.',
      'Colonial paratroopers and gunners: Frenchmen and Vietnamese in the same battalions.',
      'II/1 RCP: a battalion of the metropolitan 1st Parachute Chasseur Regiment.',
      '5 BPVN: a battalion of the Vietnamese national army.',
      'Algerian and Moroccan rifles: regulars from North Africa. Many who came home later fought for the independence of their own countries.',
      'Tai battalions and companies: raised in these mountains for another kind of war, far from a siege like this.',
      'Aircraft and most of the equipment were American, and American civilians flew some of the C-119s.',
    ),
  ),
);
