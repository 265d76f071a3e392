/** How rules could be read otherwise, in French; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '5.4': { other: 'Les Français décident des parachutistes à la phase des renforts, avant les dés des avions.' },
  '5.5.3': { other: 'Un camp qui passe a terminé\u202f: c’est définitif.' },
  '5.6': {
    other:
      'L’initiative se tire à chaque manche, et une passe de chacun à la suite finit la phase, même d’une manche à l’autre.',
  },
  '5.6.4': {
    other:
      'Tous les assauts sont nommés avant le premier combat, et d’autres unités de la division peuvent reprendre la même zone.',
  },
  '6.1': { other: 'L’effort maximal rend disponibles tous les avions intacts, même ceux que le temps cloue au sol.' },
  '6.2': {
    other: 'Les chars, de moral 1, et les unités de la zone de transport peuvent être nommés dans une crise de moral.',
  },
  '7.2': {
    other:
      'Les fractions de 20 pas comptent en entier\u202f; sous 20 rien n’est dû\u202f; et un joueur peut choisir de ne pas payer.',
  },
  '7.3': { other: 'Les chars sans ravitaillement testent aussi, avec un moral de 1.' },
  '8.1.2': {
    other:
      'Un pion qui a échoué peut réessayer à chaque mouvement suivant, et une unité qui arrive dans une manche peut user de ses points.',
  },
  '9.2': {
    how: 'Une unité d’une vallée est une cible à part pour les bombes, mais une fusée frappe toutes les unités d’une vallée. Deux bombardiers sur la zone de transport peuvent tirer le même pion caché.',
    other: 'Les fusées frappent une unité d’une vallée comme les bombes, et chaque bombardier tire un autre pion.',
  },
  '9.4': { other: 'La neutralisation peut se faire aussi à la phase d’assaut, ce que la règle n’exclut pas.' },
  '10.0': {
    how: 'Un canon qui a tiré sur ses assaillants garde son tir du tour\u202f: ce feu est gratuit et ne compte pas.',
    other: 'Il a tiré, et n’a plus de tir ce tour\u202f; ou bien fusées et 105 mm ne se défendent pas.',
  },
  '10.1': { other: 'Les vallées, que la règle ne nomme pas, ne coupent pas la vue.' },
  '10.2': {
    other:
      'La limite d’un pas ne vaut que pour les phases de bombardement\u202f: le tir d’opportunité peut en prendre plus.',
  },
  '10.5': { other: 'Un seul dé par cible, quel que soit le nombre de batteries qui répondent.' },
  '11.1': { other: 'Une unité en mouvement stratégique ne tire pas non plus pour sa défense.' },
  '11.2': { other: 'Une unité ne se déplace que dans une manche du tour.' },
  '12.2': {
    other: 'Si personne ne doit se replier, les deux camps restent dans la zone jusqu’à ce que l’un soit chassé.',
  },
  '14.1': { other: 'Plusieurs chars peuvent aller avec une unité, et chacun décale d’une colonne.' },
  '14.2': { other: 'Le génie d’assaut, des bataillons lui aussi, a le tir antichar.' },
  '14.4.2': { other: 'La cible de la mine est annoncée, ou nommée seulement au tour où elle est prête.' },
  '14.5': { other: 'Le dé vient avant le tir défensif final, et toute zone fortifiée compte comme réduit central.' },
  '14.7': { other: 'Le feu défensif et l’appui y sont soumis aussi, et le 148e est une division à part.' },
  '15.3': { other: 'Les Français marquent les 10 points de la résistance dans toute bataille qui compte ainsi.' },
};
