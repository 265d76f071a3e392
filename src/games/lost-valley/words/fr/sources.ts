import type { ValleyTexts } from '../texts';

export const sources = {
  stated: (rules) => `Énoncé dans la règle\u202f: ${rules}.`,
  reasons: {
    'drawn from the valley, spread out for touch': 'Reconstitué\u202f: d’après la vallée, espacé pour l’écran tactile.',
    'weight of the position for the garrison': 'Reconstitué\u202f: poids de la position pour la garnison.',
    'heights that overlook the camp': 'Reconstitué\u202f: hauteurs qui dominent le camp.',
    'flak sites against the strip and the drop zones':
      'Reconstitué\u202f: positions de DCA face à la piste et aux zones de saut.',
    'outlying position that can be cut off': 'Reconstitué\u202f: position avancée qui peut être coupée.',
    'size of the position; holds both set-ups and the worked example':
      'Reconstitué\u202f: étendue de la position\u202f; convient aux deux mises en place et à l’exemple.',
    'state of the works in March 1954': 'Reconstitué\u202f: état des ouvrages en mars 1954.',
    'level shown in the worked example on turn 3': 'Reconstitué\u202f: niveau de l’exemple, au tour 3.',
    'isolated northern hill, the best built position': 'Reconstitué\u202f: colline isolée au nord, la mieux fortifiée.',
    'four weak points north-west of the strip': 'Reconstitué\u202f: quatre points faibles au nord-ouest de la piste.',
    'three hills on the north-east road': 'Reconstitué\u202f: trois collines sur la route du nord-est.',
    'small western outpost': 'Reconstitué\u202f: petit avant-poste à l’ouest.',
    'west side of the strip': 'Reconstitué\u202f: côté ouest de la piste.',
    'between strip and river': 'Reconstitué\u202f: entre la piste et la rivière.',
    'north-eastern hills': 'Reconstitué\u202f: collines du nord-est.',
    'headquarters of the camp': 'Reconstitué\u202f: quartier général du camp.',
    'eastern hills above the bridge': 'Reconstitué\u202f: collines de l’est au-dessus du pont.',
    'south-western face of the camp': 'Reconstitué\u202f: face sud-ouest du camp.',
    'southern gate of the camp': 'Reconstitué\u202f: porte sud du camp.',
    'separate southern position': 'Reconstitué\u202f: position séparée au sud.',
    'Pavie track, the only way back from the hill':
      'Reconstitué\u202f: piste Pavie, seul chemin de retour depuis la colline.',
    'lie of the land in the example of 12.1': 'Reconstitué\u202f: terrain de l’exemple de 12.1.',
    'north end of the strip': 'Reconstitué\u202f: bout nord de la piste.',
    'across the strip': 'Reconstitué\u202f: par-dessus la piste.',
    'western perimeter': 'Reconstitué\u202f: périmètre ouest.',
    'from the strip to the command post': 'Reconstitué\u202f: de la piste au poste de commandement.',
    'bridge to the east bank': 'Reconstitué\u202f: pont vers la rive est.',
    'centre of the camp': 'Reconstitué\u202f: centre du camp.',
    'lower ford': 'Reconstitué\u202f: gué d’aval.',
    'southern perimeter': 'Reconstitué\u202f: périmètre sud.',
    'joined to the positions that secure it': 'Reconstitué\u202f: reliée aux positions qui la couvrent.',
    'side of the valley the division held': 'Reconstitué\u202f: côté de la vallée tenu par la division.',
    'north-eastern axis of attack beyond Béatrice':
      'Reconstitué\u202f: axe d’attaque du nord-est, au-delà de Béatrice.',
    'western axis of attack beyond Huguette': 'Reconstitué\u202f: axe d’attaque de l’ouest, au-delà d’Huguette.',
    'historical axis of attack of the division': 'Reconstitué\u202f: axe d’attaque historique de la division.',
    'bands through the stated levels, with a wide middle':
      'Reconstitué\u202f: paliers passant par les niveaux énoncés, larges au milieu.',
    'bands through the stated level': 'Reconstitué\u202f: paliers passant par le niveau énoncé.',
    'highest result of the table plus the cards': 'Reconstitué\u202f: plus haut résultat de la table, plus les cartes.',
    'dates shared out between the stated first and last day; 30 March opens turn 5':
      'Reconstitué\u202f: dates réparties entre le premier et le dernier jour énoncés\u202f; le 30 mars ouvre le tour 5.',
    'about two points a turn early, one late': 'Reconstitué\u202f: environ deux points par tour au début, un à la fin.',
    'calibrated: comfortable until the strip closes, then starving':
      'Reconstitué et calibré\u202f: l’aisance jusqu’à la fermeture de la piste, puis la disette.',
    'calibrated: a level every second turn against a strong division':
      'Reconstitué et calibré\u202f: un niveau tous les deux tours face à une division forte.',
    'calibrated around the rows of the worked example': 'Reconstitué et calibré\u202f: autour des lignes de l’exemple.',
    'calibrated as a mirror of the Viet Minh assault':
      'Reconstitué et calibré\u202f: en miroir de l’assaut du Viêt Minh.',
    'calibrated: counter-attacks cost a step or two':
      'Reconstitué et calibré\u202f: une contre-attaque coûte un pas ou deux.',
    'calibrated: repulsed from 4 up': 'Reconstitué et calibré\u202f: repoussée à partir de 4.',
    'calibrated: one level for a well backed raid': 'Reconstitué et calibré\u202f: un niveau pour un raid bien appuyé.',
    'historical garrison; factors by quality of the unit':
      'Reconstitué\u202f: garnison historique\u202f; facteurs selon la qualité de l’unité.',
    'factors by quality of the unit': 'Reconstitué\u202f: facteurs selon la qualité de l’unité.',
    'assault factor by quality of the unit': 'Reconstitué\u202f: facteur d’assaut selon la qualité de l’unité.',
    'assault factor and set-up place by history':
      'Reconstitué\u202f: facteur d’assaut et place de départ d’après l’histoire.',
    'morale and set-up place by history': 'Reconstitué\u202f: moral et place de départ d’après l’histoire.',
    'all but defence; morale the highest of its stack':
      'Reconstitué\u202f: tout sauf la défense\u202f; le plus haut moral de sa pile.',
    'all but defence and morale; dropped on 14 March':
      'Reconstitué\u202f: tout sauf la défense et le moral\u202f; largué le 14 mars.',
    'all but morale; dropped on 16 March': 'Reconstitué\u202f: tout sauf le moral\u202f; largué le 16 mars.',
    'dropped from 1 to 5 April; factors by quality of the unit':
      'Reconstitué\u202f: largué du 1er au 5 avril\u202f; facteurs selon la qualité de l’unité.',
    'dropped from 9 to 12 April; factors by quality of the unit':
      'Reconstitué\u202f: largué du 9 au 12 avril\u202f; facteurs selon la qualité de l’unité.',
    'full side and turn; dropped from 2 to 5 May':
      'Reconstitué\u202f: face pleine et tour d’arrivée\u202f; largué du 2 au 5 mai.',
    'event of the siege': 'Reconstitué\u202f: événement du siège.',
    'action points, condition and effect': 'Reconstitué\u202f: points d’action, condition et effet.',
    'all but its being a reserve card': 'Reconstitué\u202f: tout, sauf que c’est une carte de réserve.',
    'all but its being a reserve card that brings CMAA':
      'Reconstitué\u202f: tout, sauf que c’est une carte de réserve qui amène la CMAA.',
    'action points, flag and effect': 'Reconstitué\u202f: points d’action, drapeau et effet.',
    'effect of the card': 'Reconstitué\u202f: effet de la carte.',
    'title, flag and effect': 'Reconstitué\u202f: titre, drapeau et effet.',
    'middle of the track; a better level must be earned':
      'Reconstitué\u202f: milieu de l’échelle\u202f; mieux, cela se gagne.',
    'level within the stated band, by calibration': 'Reconstitué et calibré\u202f: niveau dans le palier énoncé.',
    'flak regiment already in place': 'Reconstitué\u202f: régiment de DCA déjà en place.',
    'strengths by calibration': 'Reconstitué et calibré\u202f: forces des divisions.',
    'levels by calibration': 'Reconstitué et calibré\u202f: niveaux de départ.',
    'historical garrison of 13 March': 'Reconstitué\u202f: garnison historique du 13 mars.',
    'historical garrison of 30 March': 'Reconstitué\u202f: garnison historique du 30 mars.',
    'historical drops of the siege': 'Reconstitué\u202f: largages historiques du siège.',
    'losses of the first two weeks': 'Reconstitué\u202f: pertes des deux premières semaines.',
    'divisions rested after the lull of late March':
      'Reconstitué\u202f: divisions reposées après l’accalmie de fin mars.',
    'lull of late March': 'Reconstitué\u202f: accalmie de fin mars.',
    'cards on events before 30 March are left out':
      'Reconstitué\u202f: sans les cartes d’événements antérieurs au 30 mars.',
  },
} satisfies Partial<ValleyTexts>;
