/** How rules could be read otherwise, in French; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '2.2.8.2': { other: 'Le dernier point peut être dépensé, et la partie est alors perdue.' },
  '5.1': { other: 'Le joueur peut toujours renoncer à un événement.' },
  '5.2.2': { other: 'Les points gardés s’additionnent de tour en tour.' },
  '7.2': { other: 'Les quatre points se comptent pour chaque phase d’assaut à part.' },
  '11.1': { other: 'Seules les divisions inactives gagnent.' },
  '12.1': { other: 'Seuls les centres voisins de la division sont pris, un par phase.' },
  '12.3.4': { other: 'Les cibles sont nommées l’une après l’autre, avec les pertes des assauts précédents.' },
  '14.3': { other: 'Le PC GONO peut rester vide tant que la relève est en route.' },
  '15.0': { other: 'Une garnison encerclée ne peut pas donner l’assaut, car c’est un mouvement.' },
  '17.1': { other: 'Cela ne se vérifie qu’à la fin d’un tour.' },
};
