import type { CardNumber } from '../../data/cards';
import type { CardTexts } from '../texts';

export const cards: Readonly<Record<CardNumber, CardTexts>> = {
  1: {
    title: 'Bruno',
    effect: 'Choisissez un assaut français avant son jet sur la Table 10\u202f: il reçoit +3.',
    note: 'Le commandant Bigeard prépara les contre-attaques qui reprirent les collines avec une poignée de parachutistes et tous les canons qu’il put emprunter.',
  },
  2: {
    title: 'L’artilleur manchot',
    effect: 'Moral du camp −1. Aucune artillerie ne peut appuyer la défense contre les assauts Viêt Minh de ce tour.',
    note: 'Le colonel Piroth avait promis de faire taire les canons adverses\u202f; n’y parvenant pas, il se donna la mort dans son abri.',
  },
  3: {
    title: 'Un obus sur le PC',
    effect: 'Un assaut Viêt Minh sur Béatrice reçoit ce tour −2 sur la Table 9.',
    note: 'Le premier soir, un obus tua le lieutenant-colonel Gaucher, un autre les officiers qui tenaient Béatrice.',
  },
  4: {
    title: 'Earthquake McGoon',
    effect: '−2 sur la Table 4 ce tour.',
    note: 'James McGovern, un colosse, pilote civil, tomba avec son Flying Boxcar alors qu’il apportait un obusier.',
  },
  5: {
    title: 'Une accalmie',
    effect:
      'Aucune division Viêt Minh ne donne l’assaut ce tour\u202f; la sape continue. Au tour suivant, toutes les divisions comptent comme reposées pour la Table 5.',
    note: 'Entre ses offensives, Giap creusait, comptait ses obus et laissait la pluie et la faim travailler pour lui.',
  },
  6: {
    title: 'Comme des taupes',
    effect: '−2 à tous les jets sur la Table 8 ce tour.',
    note: 'Plus de cent kilomètres de tranchées rampèrent vers les barbelés français, surtout la nuit.',
  },
  7: {
    title: 'Des canons dans les grottes',
    effect:
      'Toute artillerie qui appuie une défense ce tour subit un tir de contre-batterie, quoi qu’indique la Table 9.1.',
    note: 'Les obusiers furent hissés à bras dans des casemates creusées sur les pentes face au camp, où aucun artilleur français ne put les repérer.',
  },
  8: {
    title: 'Volontaires sans brevet',
    effect:
      'Jusqu’à deux bataillons réduits, dans des centres non encerclés, retrouvent leur plein effectif, dans la limite d’empilement.',
    note: 'Des centaines de secrétaires, de chauffeurs et d’artilleurs firent leur premier saut, de nuit, dans un camp qui rétrécissait.',
  },
  9: {
    title: 'Les rats de la Nam Youm',
    effect:
      'Toute infanterie nord-africaine ou thaïe à qui il ne reste qu’un pas fait un test de moral\u202f; en cas d’échec, elle est désorganisée et engagée.',
    note: 'Les déserteurs des unités brisées vivaient dans des trous au bord de la rivière, de vivres volés, en attendant la fin.',
  },
  10: {
    title: 'La mafia des paras',
    effect: '2 points d’action de plus ce tour, jamais plus de 4 au total.',
    note: 'Langlais et ses officiers parachutistes prirent sans bruit la conduite de la bataille.',
  },
  11: {
    title: 'Des aviateurs aux tranchées',
    effect:
      'Placez la CMAA, disponible, dans un centre français non encerclé de votre choix, dans la limite d’empilement.',
    note: 'Comme plus rien ne volait, les équipes au sol de l’aérodrome reçurent des fusils et un bout du périmètre.',
  },
  12: {
    title: 'La charge des Bisons',
    effect:
      'Choisissez un assaut ou un raid français auquel participent des chars, avant son jet\u202f: +2 sur la Table 10 pour un assaut, +3 sur la Table 11 pour un raid.',
    note: 'Dix chars Chaffee, amenés par air en pièces détachées et remontés près de la piste, furent partout à la fois.',
  },
  13: {
    title: 'L’artillerie fait la guerre',
    effect:
      'Avant la sape, lancez un dé pour chaque centre qui va être sapé\u202f: sur 1 à 3, il perd 1 niveau de fortifications.',
    note: 'La première nuit, les artilleurs de Giap tirèrent bien plus que les Français ne l’avaient cru possible.',
  },
  14: {
    title: 'Camerone',
    effect: 'Moral du camp +2. Toute infanterie de la Légion a +1 en moral jusqu’à la fin du tour.',
    note: 'Le 30 avril, les légionnaires célébrèrent leur fête, et certains allèrent sous le feu chercher les caisses de vin tombées hors du camp.',
  },
  15: {
    title: 'Napalm sur les crêtes',
    effect: '3 points d’appui aérien de plus ce tour.',
    note: 'Les Flying Boxcar firent rouler des fûts de napalm par leurs portes de soute, au-dessus des routes de ravitaillement.',
  },
  16: {
    title: 'L’ange de Diên Biên Phu',
    effect: 'Moral du camp +2. Une unité de votre choix n’est plus désorganisée.',
    note: 'Geneviève de Galard, convoyeuse de l’air, restée au camp quand son avion fut détruit sur la piste, soigna les blessés jusqu’à la fin.',
  },
  17: {
    title: 'Les orgues de Staline',
    effect: '−1 à tous les jets sur la Table 9.1 ce tour.',
    note: 'Des lance-roquettes à six tubes tirèrent pour la première fois dans les derniers jours, et les abris s’effondrèrent.',
  },
  18: {
    title: 'La mine sous la colline',
    effect: 'Les fortifications d’Éliane tombent à 0 et 1 pas y est perdu, dans l’ordre habituel des pertes.',
    note: 'Après des semaines de sape, une tonne d’explosif environ sauta sous Éliane 2, la colline que le Viêt Minh nommait A1.',
  },
  19: {
    title: 'Les pluies',
    effect: '−2 sur la Table 2, et aucun point de ressources ne peut aller aux fortifications ce tour.',
    note: 'La mousson remplit les tranchées jusqu’à la taille et cacha la vallée aux aviateurs.',
  },
  20: {
    title: 'Des colis pour l’adversaire',
    effect:
      '−2 sur la Table 4 ce tour. Ensuite, la plus faible des divisions déjà activées gagne 1 point de force (à égalité, le dé décide).',
    note: 'À mesure que le périmètre se resserrait, une part croissante des parachutages de la nuit nourrit et arma les assiégeants.',
  },
  21: {
    title: 'Dissonance cognitive',
    effect: 'Une fois les points d’action connus, vous en gardez 1 au plus.',
    note: 'Sûr de son plan, l’état-major ne put admettre ce que les premières nuits avaient montré.',
  },
  22: {
    title: 'Le chef dans son abri',
    effect: 'Moral du camp −2.',
    note: 'Après les premières défaites, de Castries ne quitta guère son abri et donna peu d’ordres.',
  },
  23: {
    title: 'Les Thaïs rentrent chez eux',
    effect:
      'Toute infanterie thaïe fait un test de moral. Le BT 3 perd 1 pas s’il échoue\u202f; les autres sont désorganisées si elles échouent.',
    note: 'On avait amené les soldats thaïs loin de leurs villages pour un siège\u202f; dans la brume du 17 mars, beaucoup s’en allèrent.',
  },
  24: {
    title: 'Des étoiles parachutées',
    effect: 'Moral du camp +2.',
    note: 'Les promotions vinrent par radio et les insignes par parachute\u202f; le cognac tomba dans les lignes adverses.',
  },
  25: {
    title: 'Les yeux sur Genève',
    effect: '−2 à tous les jets sur la Table 6 ce tour.',
    note: 'La conférence allait parler de l’Indochine\u202f: une victoire dans la vallée avait désormais une échéance.',
  },
  26: {
    title: 'La route d’Isabelle',
    effect: 'Les fortifications d’Isabelle gagnent 1 niveau, jamais plus de 4, gratuitement.',
    note: 'Jour après jour, chars et légionnaires se battirent pour rouvrir cinq kilomètres de piste vers le sud.',
  },
  27: {
    title: 'Opération Condor',
    effect: 'La Division 304 perd 2 points de force\u202f; une autre division de votre choix en perd 1.',
    note: 'Une faible colonne partie du Laos marcha par les crêtes vers la vallée et détourna une partie des assiégeants.',
  },
  28: {
    title: 'Opération Albatros',
    effect:
      'Ce tour, les unités françaises peuvent sortir des centres encerclés et y entrer, et le mouvement ne coûte pas de point d’action.',
    note: 'La percée vers le Laos fut préparée, tirée au sort, puis devancée par l’assaut final.',
  },
  29: {
    title: 'Privateer dans le ciel',
    effect: '+2 sur la Table 2 ce tour.',
    note: 'Les quadrimoteurs de l’aéronavale accomplirent les missions les plus longues et les plus lourdes du siège.',
  },
  30: {
    title: 'Trente-sept millimètres',
    effect: 'Le niveau de la DCA Viêt Minh monte de 1.',
    note: 'Formés en Chine, les servants de la DCA fermèrent si bien les approches que des pilotes pensèrent à la Ruhr.',
  },
  31: {
    title: 'Conseils du Nord',
    effect: 'La plus faible des divisions déjà activées gagne 2 points de force (à égalité, le dé décide).',
    note: 'Des conseillers chinois et des obus venus des stocks de Corée rejoignirent les assiégeants pendant toute la bataille.',
  },
  32: {
    title: 'L’armée des bicyclettes',
    effect: 'Toute division de force 8 ou moins gagne 1 point de force.',
    note: 'Des dizaines de milliers de porteurs poussèrent des bicyclettes chargées sur des pistes de montagne que l’aviation ne put jamais couper.',
  },
  33: {
    title: 'Les commissaires politiques',
    effect: '−2 à tous les jets sur la Table 6 ce tour.',
    note: 'Après les pertes d’avril, les commissaires réunirent les hommes encore et encore, jusqu’à ce que les régiments fussent prêts à repartir.',
  },
  34: {
    title: 'Trop de morts',
    effect: '+2 à tous les jets sur la Table 6 ce tour, et les divisions de force 9 ou 10 font aussi le test.',
    note: 'En avril, Giap lui-même reconnut que la peur et la fatigue gagnaient les unités d’assaut.',
  },
  35: {
    title: 'Les écoutes',
    effect: '+1 à tous les jets sur la Table 9 ce tour.',
    note: 'Les opérateurs français lisaient une bonne part du trafic radio des assiégeants et connaissaient souvent l’heure de l’attaque.',
  },
  36: {
    title: 'Haut-parleurs dans la nuit',
    effect:
      'Toute infanterie nord-africaine, thaïe ou vietnamienne dont le moral est à présent de 1 ou moins fait un test de moral\u202f; en cas d’échec, elle est désorganisée.',
    note: 'Des voix, en arabe, en thaï et en français, promettaient un bon traitement à qui poserait son fusil.',
  },
  37: {
    title: 'Fin des évacuations',
    effect: 'Moral du camp −2.',
    note: 'Quand le dernier avion sanitaire eut brûlé sur la piste, chaque blessé sut qu’il resterait.',
  },
  38: {
    title: 'Reprendre les collines',
    effect: 'Ce tour, les assauts français ne coûtent pas de point d’action, et chacun reçoit +1 sur la Table 10.',
    note: 'Éliane 1 fut reprise par quelques compagnies qui montaient en chantant derrière un barrage roulant.',
  },
  39: {
    title: 'Raid sur la DCA',
    effect: 'Le niveau de la DCA Viêt Minh baisse de 2\u202f; la Division 308 perd 1 point de force.',
    note: 'Le 28 mars, deux bataillons de parachutistes et les chars bousculèrent un bataillon de DCA dans les villages de l’ouest.',
  },
  40: {
    title: 'Les «\u202fPacket\u202f» C-119',
    effect: '+2 sur la Table 4 ce tour.',
    note: 'Des équipages civils américains menèrent les gros C-119 dans la DCA, pour la solde et pour l’aventure.',
  },
  41: {
    title: 'Largage de nuit',
    effect:
      'Le prochain renfort, s’il est attendu dans les trois tours, peut arriver ce tour. Si aucun ne l’est, vous gagnez 1 point de ressources.',
    note: 'Des compagnies furent larguées droit sur le camp, dans le noir, parmi les barbelés et les cratères.',
  },
  42: {
    title: 'Jusqu’à la dernière grenade',
    effect: 'Choisissez un assaut Viêt Minh avant son jet sur la Table 9\u202f: il reçoit +3.',
    note: 'Des sections qui auraient dû être submergées tinrent jusqu’au matin dans les ruines de leurs abris.',
  },
  43: {
    title: 'Fortunes de guerre',
    effect:
      'Lancez un dé. 1\u202f: moral du camp −1. 2\u202f: 1 point de ressources perdu. 3 ou 4\u202f: rien. 5\u202f: 1 point de ressources gagné. 6\u202f: moral du camp +1.',
    note: 'Certains jours la vallée n’était à personne, et le hasard décidait qui mangeait et qui mourait.',
  },
  44: {
    title: 'Querelles à Hanoï',
    effect:
      'Aucun renfort n’arrive ce tour\u202f: chaque unité attendue passe au tour suivant, sans bonus sur la Table 4. Si aucune n’est attendue, vous perdez 1 point de ressources.',
    note: 'Navarre et Cogny ne se parlaient plus pendant que les bataillons attendaient sur l’aérodrome.',
  },
  45: {
    title: 'Opération Vautour',
    effect:
      'Lancez deux dés. 2 à 7\u202f: rien. 8 à 10\u202f: chaque division perd 2 points de force et le niveau de la DCA baisse de 1. 11 ou 12\u202f: chaque division perd 4 points de force, le niveau de la DCA baisse de 3 et le moral du camp monte de 2.',
    note: 'L’envoi de bombardiers américains depuis les Philippines fut débattu à Washington pendant des semaines\u202f; ils ne vinrent jamais.',
  },
};
