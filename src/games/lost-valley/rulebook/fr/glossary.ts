import type { RulebookTexts } from '../texts';

export const glossary: RulebookTexts['glossary'] = {
  cr: {
    term: 'CR',
    full: 'Centre de résistance',
    meaning: 'Une des douze positions françaises de la carte\u202f; «\u202fcentre\u202f» en abrégé. Voir [[2.2.1]].',
  },
  cm: {
    term: 'MC',
    full: 'Moral du camp (CM)',
    meaning: 'La volonté de toute la garnison, de 1 à 20. Au-dessous de 1, la partie est perdue. Voir [[2.2.8.1]].',
  },
  rp: {
    term: 'PR',
    full: 'Points de ressources (RP)',
    meaning:
      'Vivres, obus, médicaments et matériel, de 1 à 30. Au-dessous de 1, la partie est perdue. Voir [[2.2.8.2]].',
  },
  sitrep: {
    term: 'SITREP',
    full: 'Rapport de situation',
    meaning:
      'La somme des modificateurs du moral du camp et des points de ressources\u202f; il modifie la plupart des jets. Voir [[2.5.2]].',
  },
  drm: {
    term: 'Modificateur',
    full: 'DRM',
    meaning: 'Ce qui s’ajoute à un jet. Un plus vous est favorable. Voir [[2.5.1]].',
  },
  ap: {
    term: 'PA',
    full: 'Points d’action (AP)',
    meaning: '0 à 4 par tour, donnés par la carte tirée. Chacun permet une sorte d’action. Voir [[5.2.1]].',
  },
  asp: {
    term: 'PAA',
    full: 'Points d’appui aérien (ASP)',
    meaning: 'Les avions d’un tour, pour des missions ou l’appui d’un combat. Voir [[7.0]].',
  },
  sead: {
    term: 'SEAD',
    full: 'Neutralisation de la DCA',
    meaning: 'Missions aériennes contre la DCA. Voir [[7.2.1]].',
  },
  das: {
    term: 'DAS',
    full: 'Frappe en profondeur',
    meaning: 'Bombardement d’une division derrière le front. Voir [[7.2.2]].',
  },
  cas: {
    term: 'CAS',
    full: 'Appui rapproché',
    meaning: 'Points aériens qui aident un combat, +1 chacun. Voir [[7.2.3]].',
  },
  aaa: {
    term: 'DCA',
    full: 'Défense contre avions (AAA)',
    meaning: 'Celle du Viêt Minh, de 1 à 15. Elle gêne les avions et le ravitaillement. Voir [[2.2.8.3]].',
  },
  strength: {
    term: 'Force',
    meaning: 'Puissance d’une division, de 1 à 15\u202f: hommes, munitions et volonté d’attaque. Voir [[2.2.8.4]].',
  },
  taor: {
    term: 'TAOR',
    full: 'Zone de responsabilité',
    meaning: 'Les lignes que suit une division\u202f: son axe. Voir [[2.2.3]].',
  },
  box: {
    term: 'Case de départ',
    meaning: 'Là où se tient une division. Cette case ne peut être attaquée. Voir [[2.2.3]].',
  },
  fort: { term: 'Fortifications', meaning: 'État des ouvrages d’un centre, niveau 0 à 4. Voir [[2.2.1.4]].' },
  sapping: { term: 'Sape', meaning: 'Tranchées creusées vers un centre, qui abaissent son niveau. Voir [[12.2]].' },
  encircled: {
    term: 'Encerclé',
    meaning:
      'Un centre qui porte le symbole et dont le niveau est à 0\u202f: personne n’entre ni ne sort, et un repli est une perte. Voir [[12.2.1]].',
  },
  nobody: { term: 'No man’s land', meaning: 'Un centre que personne ne tient. Voir [[2.2.1.1]].' },
  step: {
    term: 'Pas',
    meaning:
      'Mesure de ce qu’une unité peut perdre\u202f: deux pour un bataillon, un pour une compagnie ou une arme d’appui. Voir [[2.3.1.5]].',
  },
  factors: { term: 'Facteurs', meaning: 'Assaut, défense et moral d’une unité, comme sur son pion. Voir [[2.3.1.3]].' },
  asset: { term: 'Arme d’appui', meaning: 'Une unité de chars, d’artillerie ou de DCA. Voir [[2.3.1.2]].' },
  used: {
    term: 'Active, engagée',
    meaning: 'Une unité qui peut encore agir ce tour, et une unité qui a agi. Voir [[2.3.1.7]].',
  },
  disrupted: {
    term: 'Désorganisée',
    meaning:
      'En désordre\u202f: 1 de moins dans les trois facteurs jusqu’à ce qu’elle se rétablisse. Voir [[2.3.2.2]].',
  },
  check: {
    term: 'Test de moral',
    meaning: 'Deux dés, plus le moral, plus le SITREP\u202f: 8 ou plus réussit. Voir [[2.5.3]].',
  },
  shaken: {
    term: 'Ébranlée',
    meaning: 'Une division de force 8 ou moins\u202f: elle doit réussir un test pour être active. Voir [[11.2]].',
  },
  'counter-battery': {
    term: 'Contre-batterie',
    meaning: 'Tir des canons Viêt Minh sur l’artillerie qui a appuyé un combat. Voir [[12.3.5.2]].',
  },
  retreat: {
    term: 'Repli',
    meaning:
      'Après un assaut, les unités qui manquent leur test reculent dans un centre français voisin. Voir [[12.3.5.2]].',
  },
  remnants: { term: 'Rescapés', meaning: 'Ce qui reste d’un bataillon à deux pas anéanti. Voir [[2.2.8.6]].' },
  marche: { term: 'Bataillon de marche', meaning: 'Un bataillon faible formé de rescapés. Voir [[13.3]].' },
  dz: {
    term: 'Zone de saut',
    full: 'DZ',
    meaning: 'Natacha, Octavie ou Simone, où sautent les parachutistes. Voir [[13.1]].',
  },
  raid: {
    term: 'Raid',
    meaning: 'Sortie contre les tranchées autour d’un centre, pour regagner du niveau. Voir [[16.1]].',
  },
  reserve: {
    term: 'Carte de réserve',
    meaning: 'Une carte que l’on peut garder en main et jouer plus tard. Voir [[5.5]].',
  },
  'pc-gono': {
    term: 'PC GONO',
    full: 'Poste de commandement du Groupement opérationnel du Nord-Ouest',
    meaning: 'Votre quartier général. S’il tombe, la partie est perdue. Voir [[2.2.4.4]].',
  },
  vm: {
    term: 'VM',
    full: 'Viêt Minh',
    meaning: 'Votre adversaire, mené par le jeu\u202f: l’Armée populaire vietnamienne.',
  },
  vp: {
    term: 'Points de victoire',
    full: 'VP',
    meaning: 'Comptés après le tour 16 pour les centres et les bataillons. Voir [[17.2]].',
  },
};
