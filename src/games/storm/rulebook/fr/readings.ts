/** How rules could be read otherwise, in French; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '5.2': { other: 'Les deux camps ajoutent des cartes tour à tour tant que l’un d’eux le veut.' },
  '7.0': {
    other:
      'Un mouvement peut entrer deux fois dans une zone, et une zone ennemie vide ne change de main qu’à son terme.',
  },
  '8.1': { other: 'Le marqueur n’ôte que le terrain des unités qui ont tiré.' },
  '8.4': { other: 'Tous les points sont répartis d’abord, puis chaque unité se replie.' },
  '10.0': { other: 'Un assaut peut être annulé, ou réduit, une fois les réactions connues.' },
  '11.0': { other: 'Dominique 3-5 et Éliane 10-12, qui touchent la piste à l’est, comptent aussi.' },
};
