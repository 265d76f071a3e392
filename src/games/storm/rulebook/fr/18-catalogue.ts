import { cards } from '../../words/fr/cards';
import { list, rebuilt, text } from '../blocks';
import { catalogueOf } from '../catalogue';

export const catalogue = catalogueOf(
  {
    title: 'Toutes les cartes',
    short: 'En bref',
    body: [
      text('Chaque paquet compte 27 cartes\u202f: quatorze genres, la plupart en plusieurs exemplaires.'),
      list('18.1 à 18.14 ([[18.1]]) sont françaises\u202f;', '18.15 à 18.28 ([[18.15]]) sont au Viêt Minh.'),
      rebuilt(
        'La règle n’imprime que peu de cartes. Là où elle en nomme ou en décrit une, la carte s’y tient\u202f; les autres viennent des événements du siège. Chaque carte dit ce qu’il en est.',
      ),
    ],
    readings: {
      'counter-attack':
        'Une unité d’une zone suffit. Les tireurs sont voisins de la cible ou à l’intérieur\u202f; le terrain n’est ignoré que si tous y sont. L’avance ignore les points de mouvement, mais non la rivière pour les chars, ni les zones rouges, ni la limite de neuf. En mouvement, les unités sont voisines et paient le pas. Le Viêt Minh n’a de réaction ni à l’un ni à l’autre.',
      debouchez:
        'Les dégâts ne vont qu’aux assaillants, et le surplus est perdu. Un second exemplaire vise les unités encore fraîches et engagées dans l’assaut. Des Mines annulées excluent tout de même cette carte.',
      flares: 'Une suffit pour tous les Assauts de nuit\u202f; une seconde n’a rien à annuler et ne peut être jouée.',
      'improved-defenses':
        'Là où le terrain ne compte pas, la carte ne fait rien et ne peut être jouée\u202f: dans un assaut, à l’intérieur de la zone, avec un marqueur Feu français, à valeur 0. Chaque exemplaire peut être annulé par Bangalores.',
      mines:
        'Contre un mouvement, seulement dans une action de mouvement\u202f: l’entrée après un assaut gagné, Infiltration, la mise à feu de la mine et les arrivées ne les déclenchent pas. Les replis partent d’où sont les unités. Bangalores peut les annuler avant le jet.',
      'mortar-support': 'S’ajoute à l’annonce du tir, aussi avec Contre-attaque.',
      'fighter-bombers':
        'Se joue avant de choisir l’action, aussi dans l’impulsion achetée par une défausse. Le Viêt Minh répartit les dégâts. DCA nourrie ou Pluies de mousson peuvent annuler chaque exemplaire.',
      'b-26':
        'Les Français répartissent les dégâts, le Viêt Minh choisit où ses unités se replient. Si la DCA ou la pluie annulent la carte, l’impulsion est employée.',
      'night-drop': 'Pluies de mousson peut l’annuler, DCA nourrie non.',
      column: 'À tout tour où la condition est remplie, donc tôt plutôt que tard.',
      volunteers: 'Aussi au tour 8, et même si aucun renfort n’est attendu.',
      'trench-raid': 'Personne ne bouge, et il ne reste pas de marqueur Feu.',
      'langlais-bigeard': 'Des unités viêt minh dans la zone n’importent pas.',
      'counter-battery': 'Si plusieurs Appuis de mortiers ont été joués, elle en annule un.',
      'surprise-assault':
        'Tout le reste est comme dans tout assaut, avec Assaut de nuit, Appui de mortiers et Giap exige le succès.',
      'artillery-barrage':
        'Toute zone avec des Français convient, où qu’elle soit. Les Français répartissent les dégâts. Les Français peuvent réagir avec Contre-batterie ou Défenses renforcées.',
      'vm-mortar-support': 'S’ajoute à l’annonce du tir ou de l’assaut. Pas pour l’attaque d’une carte.',
      giap: 'Avec sept unités, six relances au plus\u202f; les sept seraient alors perdues, et la zone pourrait tout de même être prise. Seules comptent les unités encore dans l’assaut.',
      'heavy-flak':
        'Au ravitaillement, elle sert aussi sur un jet qui ne donne aucun marqueur. Elle ne se joue pas sur une carte déjà annulée.',
      'emergency-replacements':
        'Pas au tour 1, où il n’y a pas de jet à céder. Les compagnies sont placées aussitôt, selon la règle des renforts\u202f; une zone française vide peut changer de mains au milieu du tour.',
      'mine-shaft':
        'L’assaut qui suit est un assaut normal, avec toutes ses cartes et ses réactions, sauf Assaut surprise. Les unités qui entrent dans la zone vide sont épuisées, aucune n’est perdue, et les Mines ne jouent pas. On peut renoncer aux deux.',
      propaganda: 'Si toutes les unités thaïes y sont déjà épuisées, un 1 ou un 2 ne fait rien.',
      rats: 'Peu importe qui contrôle la zone, pourvu qu’elle touche la rivière.',
      infiltration:
        'Ni les points de mouvement, ni la rivière, ni les Mines ne l’empêchent. Elle fournit un cas que plusieurs règles supposent\u202f: des unités viêt minh dans une zone contrôlée par les Français.',
      'dan-cong': 'Les unités peuvent agir de nouveau ce tour-ci.',
      bangalore:
        'Se propose après chaque Mines et chaque Défenses renforcées. Ce qui a déjà été lancé reste. Débouchez à zéro\u202f! n’est pas touchée.',
      monsoon: 'Peut servir contre toute carte d’aviation des Français\u202f; une annulation suffit.',
      'night-assault':
        'Tous les exemplaires s’annoncent avec l’assaut\u202f; on n’en ajoute plus une fois que les Français ont commencé à réagir.',
    },
  },
  cards,
);
