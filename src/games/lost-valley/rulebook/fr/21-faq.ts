import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '21',
  'Questions fréquentes',
  section('21.0', 'En bref', text('Ces questions reviennent en jouant. Chacune est rappelée là où elle se pose.')),
  section(
    '21.Q1',
    'Qu’est-ce qui entre dans un test de moral, et à quoi y servent les points de ressources\u202f?',
    text(
      'Le moral de l’unité et le SITREP, rien d’autre. Le SITREP contient déjà les modificateurs du moral du camp et des points de ressources ([[2.5.2]])\u202f: les deux comptent dans chaque test ([[2.5.3]]) et dans la plupart des autres jets.',
    ),
  ),
  section(
    '21.Q2',
    'Si je garde une carte de réserve, ai-je quand même ses points d’action\u202f? Et quand je la joue plus tard\u202f?',
    text(
      'Oui\u202f: la carte tirée donne ses PA même si vous la gardez ([[5.2]]). Jouée plus tard, elle n’apporte que son événement\u202f; les PA de ce tour-là sont ceux de la carte alors tirée. Les deux événements peuvent servir dans le même tour ([[5.5]]).',
    ),
  ),
  section(
    '21.Q3',
    'Les facteurs peuvent-ils tomber au-dessous de zéro\u202f?',
    text(
      'Oui, tous les trois, et ils comptent entièrement ([[2.3.2.2]]). Une unité faible peut nuire à une défense, mais un centre vide est perdu sans combat ([[12.1]]). Ramenez de telles unités à l’arrière, où elles pourront se rétablir.',
    ),
  ),
  section(
    '21.Q4',
    'Le meilleur bataillon prend-il tous les pas, ou seulement le premier\u202f?',
    text(
      'Chaque pas se juge à nouveau et revient à l’infanterie dont le moral est alors le plus haut ([[12.3.5.2]]). Les meilleures unités subissent les pertes les premières. Leurs rescapés peuvent être reformés ([[13.3]]).',
    ),
  ),
  section(
    '21.Q5',
    'Deux points aériens contre la DCA\u202f: un jet à +2, ou deux à +1\u202f?',
    text(
      'Comme il vous plaît ([[7.2.1]]). Avec plusieurs jets, le niveau de la DCA ne change qu’après le dernier\u202f: tous ont le même modificateur.',
    ),
  ),
  section(
    '21.Q6',
    'Quelles unités commencent la campagne désorganisées\u202f?',
    text(
      'Trois artilleries seulement\u202f: 2 CMMLE à Anne-Marie, II/4 RAC à Dominique et 1 CEPML au PC GONO ([[3.2]]).',
    ),
  ),
  section(
    '21.Q7',
    'Des unités de Claudine ou d’Éliane peuvent-elles mener un raid pour Isabelle, et l’inverse\u202f?',
    text(
      'Oui. Un raid n’est pas un mouvement\u202f: ni la route d’Isabelle ([[14.2]]) ni l’encerclement ne l’empêchent ([[16.1]]).',
    ),
  ),
  section(
    '21.Q8',
    'Une garnison encerclée peut-elle se joindre à l’assaut d’un centre voisin\u202f?',
    text(
      'Oui. Elle ne peut sortir ([[12.2.1]]), mais un assaut n’est pas un mouvement ([[15.0]]). Si le Viêt Minh est repoussé, elle peut même occuper le centre ([[15.1.6]]).',
    ),
  ),
  section(
    '21.Q9',
    'Peut-on seulement gagner\u202f?',
    text(
      'Rarement, et c’est voulu. Les options [[19.1]] et [[19.5]] facilitent la tâche. Tout résultat au-dessus de la défaite stratégique fait mieux que l’histoire\u202f; un match nul est un vrai succès.',
    ),
  ),
);
