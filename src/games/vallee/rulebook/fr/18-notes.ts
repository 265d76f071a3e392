import { chapter, list, section, text } from '../blocks';

export const notes = chapter(
  '18',
  'Conseils',
  section(
    '18.0',
    'Aux deux commandants',
    text(
      'Aux Français\u202f: le ravitaillement ne vient que par les airs, et chaque obus est une caisse que quelqu’un a dû larguer. Décidez chaque semaine quels canons bombardent, lesquels guettent les colonnes en marche et lesquels répondent à l’ennemi. Contre-attaquez là où la position en vaut la peine, avec des parachutistes et des chars\u202f; eux seuls sont à peu près sûrs d’en recevoir l’autorisation.',
    ),
    text(
      'Au Viêt Minh\u202f: vous avez plus d’hommes et plus de canons, mais pas pour tout à la fois. À découvert, vos unités sont une proie facile pour les bombes. Un assaut contre des défenseurs en ordre dans leurs ouvrages coûte un quart de la troupe ou plus\u202f; laissez donc parler les canons d’abord, amenez le génie d’assaut, et frappez avec une division entière. Chaque pas de la Division 308 vous coûte double.',
    ),
  ),
);

export const formations = chapter(
  '19',
  'Les formations',
  section(
    '19.0',
    'Qui étaient-ils\u202f?',
    text('Du côté du Viêt Minh\u202f:'),
    list(
      'Division 308\u202f: la première et la plus connue de l’armée, chargée des tâches les plus dures.',
      'Division 312\u202f: levée dans le Viêt Bac\u202f; elle prit Béatrice et se battit pour les collines de l’est.',
      'Division 316\u202f: beaucoup de ses hommes venaient des peuples des hautes terres du nord. Elle se battit pour Éliane.',
      'Division 304\u202f: son Régiment 57 faisait face à Isabelle\u202f; le Régiment 9 la rejoignit pour les dernières semaines.',
      'Régiment 148\u202f: du nord-ouest même\u202f; il surveillait les routes du Laos.',
      'Division 351\u202f: canons, mortiers, DCA, fusées et génie. Beaucoup de ses obusiers étaient américains, pris en Chine ou en Corée.',
      'Les dân công\u202f: des porteurs par dizaines de milliers, hommes et femmes, qui portèrent le riz et les obus de l’armée sur des centaines de kilomètres.',
    ),
    text('Du côté français\u202f:'),
    list(
      'Légion étrangère\u202f: infanterie, parachutistes et mortiers, l’ossature du camp. La 13e demi-brigade avait tenu Bir Hakeim en 1942.',
      'Parachutistes et artilleurs coloniaux\u202f: Français et Vietnamiens dans les mêmes bataillons.',
      'II/1 RCP\u202f: des chasseurs parachutistes venus de France.',
      '5 BPVN\u202f: un bataillon de l’armée nationale vietnamienne.',
      'Tirailleurs algériens et marocains\u202f: des soldats de métier d’Afrique du Nord. Beaucoup de ceux qui revinrent se battirent plus tard pour l’indépendance de leur propre pays.',
      'Bataillons et compagnies thaïs\u202f: levés dans ces montagnes pour une autre guerre, bien loin d’un siège comme celui-ci.',
      'Les avions et la plus grande part du matériel étaient américains, et des civils américains pilotaient une partie des C-119.',
    ),
  ),
);
