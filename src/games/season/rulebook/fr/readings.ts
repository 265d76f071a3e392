/** How rules could be read otherwise, in French; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '0.1': {
    how: 'Un défenseur fatigué n’apporte rien à l’attaquant\u202f: le −1 au corps à corps vaut pour les attaquants fatigués.',
    other: 'La fatigue compte aussi en défense\u202f: +1 pour l’attaquant s’il s’y trouve une unité fatiguée.',
  },
  '1.5': { other: 'Le bonus est perdu dès le vingtième pas.' },
  '2.0': {
    how: 'Dans une semaine calme, les compagnies en attente peuvent sauter une fois, après le mouvement stratégique.',
    other:
      'Aucune compagnie ne saute dans une semaine calme\u202f: un largage n’appartient qu’à une semaine d’assauts.',
  },
  '3.1': { other: 'Un niveau 3 que sa dernière couverture quitte tombe aussitôt à 2, même au milieu d’un mouvement.' },
  '3.2': {
    other:
      'Un point de remplacement relève une unité détruite en entier, et les compagnies à fusionner peuvent être n’importe où.',
  },
  '4.1': { other: 'L’empilement français est sans limite, donc celui d’un largage aussi.' },
  '5.1': { other: 'Tout ce qui se trouve à côté d’un bataillon engagé est touché aussi, caché ou non.' },
  '5.2': {
    how: 'Le dernier pas que le feu épargne est celui du lieu, non de chaque unité\u202f: tant qu’il en reste d’autres, une unité peut être détruite. Chez le Viêt Minh seules comptent celles qui sont face visible, et une base d’assaut est un lieu comme un autre.',
    other:
      'Le feu ne prend jamais le dernier pas d’aucune unité\u202f; ou bien les pièces cachées comptent parmi celles qui restent.',
  },
  '5.4': {
    how: 'Les deux camps peuvent perdre un pas au lieu d’un D du feu, unité par unité\u202f; AD, DD et BD ne se changent pas ainsi. Une déroute évite une zone de jungle où sont des Français, ce que seule la Jungle 4 peut être.',
    other:
      'AD, DD et BD se changent aussi en un pas\u202f; une déroute va à la zone de jungle la plus proche, qui que ce soit qui s’y trouve.',
  },
  '5.5': {
    how: 'BD doublé contre une seule unité la désorganise une fois\u202f: il n’y a pas deux défenseurs.',
    other: 'La seule unité subit les deux, et la seconde lui coûte un pas ou la met en déroute.',
  },
  '5.6': {
    how: 'Un PA est attaqué dès que l’assaillant le bombarde, corps à corps ou non\u202f; le feu du défenseur n’attaque rien.',
    other: 'Seul un PA attaqué au corps à corps est attaqué.',
  },
  '5.7': {
    how: 'Un assaut que le cinquantième pas interrompt finit comme si le Viêt Minh s’était arrêté\u202f: les bataillons engagés peuvent se retirer.',
    other: 'Il finit comme après la troisième impulsion, et ils ne le peuvent pas.',
  },
  '6.2.3': { other: 'Les sorties ne partent que de PA du camp central, avec deux compagnies au plus par PA.' },
  '6.2.7': {
    other: 'Les leurres ne barrent pas le chemin, et les Français peuvent rester dans une zone s’ils le veulent.',
  },
};
