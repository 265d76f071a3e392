import type { StormTexts } from '../texts';

export const cards: StormTexts['cards'] = {
  'counter-attack': {
    title: 'Contre-attaque',
    when: 'votre impulsion',
    condition: 'Une zone cible avec des unités viêt minh\u202f; une zone rouge ne peut qu’être prise sous le feu.',
    effect:
      'Des unités fraîches d’une ou plusieurs zones agissent ensemble. Soit toutes tirent sur la cible en une seule attaque, chaque zone extérieure recevant un marqueur Feu, et peuvent l’occuper si elle est vidée\u202f; soit toutes y entrent, chacune payant ce seul pas. Toutes sont épuisées.',
    note: 'En avril, les contre-attaques sur Huguette et Éliane 1 partirent de plusieurs points d’appui.',
  },
  debouchez: {
    title: 'Débouchez à zéro\u202f!',
    when: 'le Viêt Minh donne l’assaut, avant le jet',
    condition: 'Pas dans un assaut où Mines a été jouée.',
    effect:
      'Attaquez les assaillants avec une puissance de feu de 6\u202f; aucun terrain ne les protège. Les unités encore fraîches continuent. S’il n’y en a plus, l’impulsion finit sans perte d’assaut. Une carte après l’autre.',
    note: 'Le 30 mars, les artilleurs de Dominique 3 arrêtèrent un régiment, fusées réglées à zéro.',
  },
  flares: {
    title: 'Fusées éclairantes',
    when: 'le Viêt Minh donne l’assaut, avant le jet',
    condition: 'Au moins un Assaut de nuit a été joué.',
    effect: 'Tous les Assauts de nuit de cet assaut sont annulés. L’assaut continue.',
    note: 'Toute la nuit, les Dakota «\u202flucioles\u202f» éclairaient les collines.',
  },
  'improved-defenses': {
    title: 'Défenses renforcées',
    when: 'tir ou barrage Viêt Minh sur une zone française, avant le jet',
    condition: 'Un terrain d’au moins 1 y compte. Pas après Bangalores.',
    effect: 'Le terrain compte double\u202f; triple avec une deuxième carte, quadruple avec une troisième.',
    note: 'Rondins, traverses et plaques de piste couvraient les abris.',
  },
  mines: {
    title: 'Mines',
    when: 'le Viêt Minh donne l’assaut, ou entre dans une zone française sans unité française',
    condition: 'Pas dans un assaut où Débouchez à zéro\u202f! a été jouée. Pas après Bangalores.',
    effect:
      'Avant leur entrée, attaquez les unités avec une puissance de feu de 4\u202f; aucun terrain ne les protège. Les unités encore fraîches continuent. Une carte après l’autre.',
    note: 'Des mines étaient posées devant chaque point d’appui.',
  },
  'mortar-support': {
    title: 'Appui de mortiers',
    when: 'vos unités tirent, avant le jet',
    condition: 'Seulement le tir d’unités françaises, pas celui d’une carte.',
    effect: 'Ajoutez 2 au jet d’attaque. Les cartes s’additionnent.',
    note: 'Les mortiers de 120 étaient les pièces les plus précises de la garnison.',
  },
  'fighter-bombers': {
    title: 'Chasseurs-bombardiers',
    when: 'avant l’action de votre impulsion',
    condition: 'Une zone avec des unités viêt minh et sans unité française.',
    effect:
      'Attaquez-la avec une puissance de feu de 5\u202f; terrain et tranchées comptent. Cela n’emploie pas votre impulsion. Une carte après l’autre.',
    note: 'Hellcat, Helldiver et Bearcat volaient en appui.',
  },
  'b-26': {
    title: 'Bombardiers B-26',
    when: 'votre impulsion',
    condition: 'Une zone avec des unités viêt minh et sans unité française.',
    effect:
      'Attaquez-la avec une puissance de feu de 8\u202f; terrain et tranchées comptent, et vous répartissez les dégâts. Puis ses tranchées perdent 1 niveau.',
    note: 'Les Invader frappaient de jour les lignes du siège.',
  },
  'night-drop': {
    title: 'Parachutage de nuit',
    when: 'phase finale, une fois placés les marqueurs Sans ravitaillement',
    condition: 'Il y a au moins un marqueur sur la carte.',
    effect: 'Retirez un marqueur Sans ravitaillement.',
    note: 'Les équipages perçaient la DCA pour larguer sur des zones toujours plus petites.',
  },
  column: {
    title: 'Colonne d’Isabelle',
    when: 'votre impulsion',
    condition: 'Junon est française, sans unité viêt minh, avec de la place pour trois.',
    effect: 'Les trois unités mises de côté arrivent fraîches à Junon. La carte est retirée du jeu.',
    note: 'Légionnaires et chars tinrent la route ouverte jusqu’à la fin de mars.',
  },
  volunteers: {
    title: 'Volontaires',
    when: 'phase finale, avec vos renforts',
    condition: 'Une unité française d’infanterie ou parachutiste, non thaïe, a été éliminée.',
    effect: 'Jusqu’à deux de ces unités reviennent fraîches avec les renforts. La carte est retirée du jeu.',
    note: 'Des centaines d’hommes qui n’avaient jamais sauté demandèrent à être largués sur le camp.',
  },
  'trench-raid': {
    title: 'Coup de main',
    when: 'votre impulsion',
    condition: 'Une zone viêt minh avec des tranchées, voisine d’une unité française fraîche.',
    effect: 'Une telle unité est épuisée et les tranchées perdent 2 niveaux. Il n’y a pas d’attaque.',
    note: 'Chaque matin, les bulldozers sortaient combler les boyaux.',
  },
  'langlais-bigeard': {
    title: 'Langlais et Bigeard',
    when: 'votre impulsion',
    condition: 'Une zone française avec une unité française épuisée.',
    effect: 'Jusqu’à trois unités épuisées d’une zone sont de nouveau fraîches.',
    note: 'Deux chefs parachutistes menaient la bataille à la radio.',
  },
  'counter-battery': {
    title: 'Contre-batterie',
    when: 'le Viêt Minh joue Barrage d’artillerie ou Appui de mortiers',
    condition: 'Avant le jet.',
    effect:
      'Annulez une de ces cartes. Un barrage annulé finit l’impulsion\u202f; tir et assaut continuent sans les mortiers.',
    note: 'De temps à autre, les 155 trouvaient une pièce enterrée.',
  },
  'surprise-assault': {
    title: 'Assaut surprise',
    when: 'votre impulsion',
    condition: 'Des unités fraîches voisines d’une zone française avec des unités françaises.',
    effect: 'Donnez un assaut, quel que soit le niveau de tranchée, même 0.',
    note: 'Des groupes d’assaut partaient parfois sans tranchées d’approche.',
  },
  'artillery-barrage': {
    title: 'Barrage d’artillerie',
    when: 'votre impulsion',
    condition: 'Une zone avec des unités françaises.',
    effect: 'Attaquez-la avec une puissance de feu de 7\u202f; le terrain compte. Vos unités n’y sont pas touchées.',
    note: 'Les 105 tiraient de casemates creusées dans les collines.',
  },
  'vm-mortar-support': {
    title: 'Appui de mortiers',
    when: 'vos unités tirent ou donnent l’assaut, avant le jet',
    condition: 'Seulement tir ou assaut d’unités viêt minh.',
    effect: 'Ajoutez 2 au jet d’attaque. Les cartes s’additionnent.',
    note: 'Des mortiers de 82 et de 120 tiraient des tranchées avancées.',
  },
  giap: {
    title: 'Giap exige le succès',
    when: 'votre assaut, après le jet',
    condition: 'Au moins deux unités donnent encore l’assaut\u202f; une seule carte par assaut.',
    effect:
      'Relancez aussitôt les deux dés, puis encore autant que vous voulez, et gardez le meilleur jet. Chaque relance coûte une unité de plus\u202f; nombre maximal de relances\u202f: les unités de l’assaut moins une.',
    note: 'Il fallait enlever les collines, quel qu’en fût le prix.',
  },
  'heavy-flak': {
    title: 'DCA nourrie',
    when: 'les Français jouent Chasseurs-bombardiers ou Bombardiers B-26\u202f; ou après le jet de ravitaillement',
    condition: 'Un seul effet. Une carte par phase finale.',
    effect: 'Annulez cette carte\u202f; ou placez un marqueur Sans ravitaillement de plus que le jet n’en donne.',
    note: 'Des pièces de 37 cernaient la vallée.',
  },
  'emergency-replacements': {
    title: 'Remplacements d’urgence',
    when: 'votre impulsion',
    condition: 'Dès le tour 2, une fois par tour, tant que la case contient des unités.',
    effect: 'Lancez un dé et placez aussitôt autant de remplacements. Pas de jet de remplacements ce tour.',
    note: 'Des recrues marchaient du delta droit aux lignes du siège.',
  },
  'mine-shaft': {
    title: 'Mise à feu de la mine',
    when: 'votre impulsion, dès le tour 5',
    condition: 'Une zone de victoire française tenue, voisine d’une zone viêt minh de tranchée 3.',
    effect:
      'Attaquez-la avec une puissance de feu de 9, sans terrain\u202f; vous répartissez les dégâts. Puis les unités fraîches d’une telle zone peuvent donner l’assaut, ou entrer si elle est vide. La carte est retirée du jeu.',
    note: 'Le 6 mai, une tonne d’explosif sauta sous Éliane 2.',
  },
  propaganda: {
    title: 'Propagande',
    when: 'votre impulsion',
    condition: 'Une zone avec une unité thaïe, voisine d’une zone viêt minh.',
    effect:
      'Lancez un dé. 1 ou 2\u202f: une unité thaïe est épuisée. 3 à 5\u202f: une déserte. 6\u202f: deux désertent. Les Français choisissent.',
    note: 'Tracts et haut-parleurs vidèrent Anne-Marie le 17 mars.',
  },
  rats: {
    title: 'Les rats de la Nam Youm',
    when: 'votre impulsion\u202f; ou avant le jet de ravitaillement',
    condition: 'Un seul effet.',
    effect:
      'Éliminez une unité thaïe, nord-africaine ou vietnamienne épuisée au bord de la rivière\u202f; ou ajoutez 3 au jet de ravitaillement.',
    note: 'Des hommes qui ne se battaient plus vivaient dans des trous creusés dans les berges.',
  },
  infiltration: {
    title: 'Infiltration',
    when: 'votre impulsion',
    condition:
      'Des unités fraîches voisines d’une zone française avec des unités françaises. Limite de neuf unités par camp.',
    effect:
      'Jusqu’à trois d’entre elles y entrent et sont épuisées. Le contrôle ne change pas tant qu’une unité française y est.',
    note: 'De petits groupes coupaient fils et boyaux dans les points d’appui.',
  },
  'dan-cong': {
    title: 'Dân công (porteurs)',
    when: 'votre impulsion',
    condition: 'Une zone viêt minh avec une unité épuisée et sans unité française.',
    effect: 'Jusqu’à quatre unités épuisées d’une zone sont de nouveau fraîches.',
    note: 'Par dizaines de milliers, les porteurs amenaient riz et obus.',
  },
  bangalore: {
    title: 'Bangalores',
    when: 'les Français jouent Mines ou Défenses renforcées',
    condition: 'Avant le jet.',
    effect:
      'Annulez ces Mines, ou toutes les Défenses renforcées de cette action\u202f; on ne peut plus y en jouer d’autres.',
    note: 'Les groupes d’assaut portaient des perches d’explosif pour ouvrir les barbelés.',
  },
  monsoon: {
    title: 'Pluies de mousson',
    when: 'dès le tour 4\u202f: les Français jouent une carte d’aviation ou Parachutage de nuit\u202f; ou avant le jet de ravitaillement',
    condition: 'Un seul effet.',
    effect: 'Annulez cette carte\u202f; ou ajoutez 2 au jet de ravitaillement.',
    note: 'Les pluies vinrent tôt et noyèrent tranchées et terrains d’aviation.',
  },
  'night-assault': {
    title: 'Assaut de nuit',
    when: 'votre assaut, à l’annonce',
    condition: 'Avant la réaction des Français.',
    effect: 'Ajoutez 3 au jet d’attaque de l’assaut. Les cartes s’additionnent.',
    note: 'Presque toutes les grandes attaques commencèrent à la tombée de la nuit ou après.',
  },
};
