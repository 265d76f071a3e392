/** Pourquoi ce que la règle n’imprime pas est ainsi. */
import type { ValleeTexts } from '../texts';

export const sources = {
  stated: (rules) => `Énoncé dans la règle\u202f: ${rules}.`,
  reasons: {
    'lie of the land, enlarged round the command post':
      'Reconstitué\u202f: la disposition du terrain, agrandie autour du poste de commandement.',
    'ground between the named places, terrain as it lies':
      'Reconstitué\u202f: le terrain entre les lieux nommés, tel qu’il se présente.',
    'shared edge of the rebuilt map; river and bridges as they lie':
      'Reconstitué\u202f: zones qui partagent un bord de la carte\u202f; rivière et ponts à leur place.',
    'river halves those who cross it, so that strengths are modified for terrain':
      'Reconstitué\u202f: la rivière divise par deux ceux qui la passent, pour que le terrain modifie les forces.',
    'movement points by ground': 'Reconstitué\u202f: points de mouvement selon le terrain.',
    'sheltered ground, as the cover of the other tables':
      'Reconstitué\u202f: terrain abrité, comme le couvert des autres tables.',
    'as jungle, which these valleys are': 'Reconstitué\u202f: comme la forêt dense que sont ces vallées.',
    'size by the men of a point in 4.0, Foreign Legion quality':
      'Reconstitué\u202f: taille d’après le nombre d’hommes par point (4.0), qualité de la Légion.',
    'size by the men of a point in 4.0, average quality':
      'Reconstitué\u202f: taille d’après le nombre d’hommes par point (4.0), qualité moyenne.',
    'size by the men of a point in 4.0, broke on 30 March':
      'Reconstitué\u202f: taille d’après le nombre d’hommes par point (4.0)\u202f; il céda le 30 mars.',
    'local light infantry, weak in a siege': 'Reconstitué\u202f: infanterie légère locale, faible dans un siège.',
    'one company, one point': 'Reconstitué\u202f: une compagnie, un point.',
    'two points, so that doubled fire equals a battalion':
      'Reconstitué\u202f: deux points, pour que le feu doublé vaille un bataillon.',
    'morale as the 1st Colonial': 'Reconstitué\u202f: moral du 1er bataillon colonial.',
    'movement of light troops': 'Reconstitué\u202f: mouvement de troupes légères.',
    'young battalion, morale one lower': 'Reconstitué\u202f: jeune bataillon, moral inférieur d’un point.',
    'full battery, shown reduced to one point in 17.3 and 17.4':
      'Reconstitué\u202f: batterie complète, réduite à un point en 17.3 et 17.4.',
    'section or half a dozen tubes, one point': 'Reconstitué\u202f: section ou une demi-douzaine de tubes, un point.',
    'movement of light tanks': 'Reconstitué\u202f: mouvement de chars légers.',
    'as the 1/88 of the same division': 'Reconstitué\u202f: comme le 1/88 de la même division.',
    'line division, morale one below the 308th':
      'Reconstitué\u202f: division de ligne, moral inférieur d’un point à la 308.',
    'line division, regiment under strength': 'Reconstitué\u202f: division de ligne, régiment incomplet.',
    'heavy weapons of a division': 'Reconstitué\u202f: armes lourdes d’une division.',
    '24 guns and later increments, dug in': 'Reconstitué\u202f: 24 canons puis d’autres, enterrés.',
    'about twenty tubes': 'Reconstitué\u202f: une vingtaine de tubes.',
    'a dozen launchers': 'Reconstitué\u202f: une douzaine de lanceurs.',
    'one point, as the note to the flak raid counts':
      'Reconstitué\u202f: un point, comme le compte la note du raid sur la DCA.',
    'two points: a full unit gives the whole assault bonus':
      'Reconstitué\u202f: deux points\u202f: une unité complète donne tout le bonus d’assaut.',
    'serviceable aircraft at six a unit': 'Reconstitué\u202f: avions disponibles, six par unité.',
    'the heaviest load': 'Reconstitué\u202f: la charge la plus lourde.',
    'last reserve of the Legion, dearer than the others':
      'Reconstitué\u202f: dernière réserve de la Légion, plus chère que les autres.',
    'as the 1st Colonial': 'Reconstitué\u202f: comme le 1er bataillon colonial.',
    'counted back from turn 7, April 4, and turn 11, May 4':
      'Reconstitué\u202f: compté à rebours depuis le tour 7, avril 4, et le tour 11, mai 4.',
    'the monsoon closes in by May': 'Reconstitué\u202f: la mousson s’installe en mai.',
    'eight to ten units shot down in a whole siege, as it was':
      'Reconstitué\u202f: huit à dix unités abattues dans tout le siège, comme en 1954.',
    'high drops scatter, low drops are accurate but under fire':
      'Reconstitué\u202f: les largages hauts dispersent, les bas sont précis mais sous le feu.',
    'drop zone under fire shrinks, with the trigger of 10.3':
      'Reconstitué\u202f: la zone de largage sous le feu rétrécit, à la condition de 10.3.',
    'column by the strength of the firer; calibrated':
      'Reconstitué\u202f: une colonne selon la force du tireur, calibrée en jeu.',
    'makes both shots of the example in 12.2 true':
      'Reconstitué\u202f: rend justes les deux tirs de l’exemple en 12.2.',
    'range; small arms alone do not decide a siege':
      'Reconstitué\u202f: la portée\u202f; les armes légères seules ne décident pas d’un siège.',
    'deep trenches under mutual cover': 'Reconstitué\u202f: tranchées profondes qui se couvrent.',
    'a shaken garrison is half out of its trenches':
      'Reconstitué\u202f: une garnison ébranlée est à moitié hors de ses tranchées.',
    'captured trenches face the wrong way': 'Reconstitué\u202f: les tranchées prises sont tournées du mauvais côté.',
    'a lone post is under fire from all sides': 'Reconstitué\u202f: un poste isolé est sous le feu de toutes parts.',
    'same size as in 9.2, 9.3 and 10.2': 'Reconstitué\u202f: la même valeur qu’en 9.2, 9.3 et 10.2.',
    'graded results by odds; the row of the example in 12.2 holds; calibrated':
      'Reconstitué\u202f: résultats gradués selon le rapport\u202f; la ligne de l’exemple en 12.2 tient\u202f; calibré en jeu.',
    'French works help only the French, as the example in 12.2 counts':
      'Reconstitué\u202f: les ouvrages n’aident que les Français, comme compte l’exemple en 12.2.',
    'fractions and the ends of the track': 'Reconstitué\u202f: fractions et bouts de l’échelle.',
    'one try a turn, to any valley free of the enemy':
      'Reconstitué\u202f: un essai par tour, vers toute vallée sans ennemi.',
    'a tank has no ordinary morale': 'Reconstitué\u202f: un char n’a pas de moral ordinaire.',
    'the last to hold it, needed by 17.1 to 17.5':
      'Reconstitué\u202f: le dernier camp à l’avoir tenue, dont 17.1 à 17.5 ont besoin.',
    'bonus only where a surrender is possible':
      'Reconstitué\u202f: un bonus là seulement où une reddition est possible.',
    'where the set-up leaves the choice': 'Reconstitué\u202f: là où la mise en place laisse le choix.',
  },
} satisfies Partial<ValleeTexts>;
