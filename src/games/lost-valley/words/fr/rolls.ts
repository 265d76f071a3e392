/** Les jets, leurs modificateurs et leurs tables, et la fin de la partie. */

import { of, on } from '../../../french';
import type { ValleyTexts } from '../texts';

export const rolls = {
  rolls: {
    ap: (what) => `Points d’action, ${what}`,
    card: (what) => what,
    asp: () => 'Appui aérien',
    sead: () => 'Neutralisation de la DCA',
    das: (what) => `Frappe sur la ${what}`,
    airstrip: () => 'Bombardement de la piste',
    resources: () => 'Ravitaillement',
    status: (what) => `État de la ${what}`,
    activation: (what) => `Activation de la ${what}`,
    bombard: (what) => `Bombardement ${of(what)}`,
    sapping: (what) => `Sape ${of(what)}`,
    'vm-assault': (what) => `Assaut ${on(what)}`,
    'french-assault': (what) => `Assaut français ${on(what)}`,
    'french-casualties': (what) => `Pertes françaises, ${what}`,
    'vm-casualties': (what) => `Pertes du Viêt Minh, ${what}`,
    raid: (what) => `Raid autour ${of(what)}`,
    'airstrip-repair': () => 'Réparation de la piste',
    morale: (what) => `Test de moral, ${what}`,
  },
  modifiers: {
    sitrep: () => ({ text: 'Rapport de situation', detail: 'moral du camp et ressources' }),
    aaa: () => ({ text: 'DCA du Viêt Minh' }),
    asp: () => ({ text: 'Points d’appui aérien' }),
    card: (what) => ({ text: what, detail: 'carte d’événement' }),
    morale: (what) => ({ text: what, detail: 'moral' }),
    interdicted: () => ({ text: 'Piste interdite' }),
    damaged: () => ({ text: 'Piste endommagée' }),
    destroyed: () => ({ text: 'Piste détruite' }),
    'strip-icon': (what) => ({ text: what, detail: 'ses canons battent la piste' }),
    'drop-zone': (what) => ({ text: what, detail: 'zone de saut perdue' }),
    isabelle: () => ({ text: 'Isabelle', detail: 'coupée ou perdue' }),
    'no-assault': () => ({ text: 'Pas d’assaut du Viêt Minh au tour passé' }),
    rationing: () => ({ text: 'Rationnement' }),
    delay: () => ({ text: 'Renfort retardé' }),
    'half-strength': (what) => ({ text: what, detail: 'à la moitié de sa force initiale ou moins' }),
    strength: (what) => ({ text: what, detail: 'force' }),
    assault: (what) => ({ text: what, detail: 'assaut' }),
    defense: (what) => ({ text: what, detail: 'défense' }),
    air: () => ({ text: 'Appui aérien rapproché' }),
    support: (what) => ({ text: what, detail: 'appui d’artillerie' }),
    fort: (what) => ({ text: 'Fortifications', detail: what }),
    encircled: (what) => ({ text: what, detail: 'encerclée' }),
    table: (what) => ({ text: `Table ${what}`, detail: 'résultat de l’assaut' }),
    'rp-spent': () => ({ text: '1 point de ressources dépensé' }),
  },
  tables: {
    '1': 'Taille de la main (Table 1)',
    '2': 'Points d’appui aérien (Table 2)',
    '2.1': 'Neutralisation de la DCA (Table 2.1)',
    '2.2': 'Frappes en profondeur (Table 2.2)',
    '3': 'Piste (Table 3)',
    '4': 'Points de ressources (Table 4)',
    '5': 'Force des divisions reposées (Table 5)',
    '6': 'État d’une division (Table 6)',
    '7': 'Divisions 304 et 316 (Table 7)',
    '8': 'Sape (Table 8)',
    '9': 'Assaut du Viêt Minh (Table 9)',
    '9.1': 'Pertes françaises dans un assaut du Viêt Minh (Table 9.1)',
    '9.2': 'Pertes du Viêt Minh dans son assaut (Table 9.2)',
    '10': 'Assaut français (Table 10)',
    '10.1': 'Pertes françaises dans leur assaut (Table 10.1)',
    '10.2': 'Pertes du Viêt Minh dans un assaut français (Table 10.2)',
    '11': 'Raid (Table 11)',
    '12': 'Réparation de la piste (Table 12)',
  },
  results: {
    'strategic-victory': {
      name: 'Victoire stratégique',
      epilogue:
        'Le camp est debout, et la conférence de Genève s’ouvre sous d’autres auspices. Personne dans la vallée n’a le sentiment d’avoir gagné.',
    },
    'operational-victory': {
      name: 'Victoire opérationnelle',
      epilogue:
        'La garnison a tenu presque tout ce qui pouvait l’être. Autour d’elle les collines se taisent, pleines de tombes.',
    },
    'tactical-victory': {
      name: 'Victoire tactique',
      epilogue: 'Le cœur du camp n’a pas été pris. Les deux armées comptent leurs blessés et attendent les diplomates.',
    },
    draw: {
      name: 'Match nul',
      epilogue: 'Le 7 mai, la radio du camp répond encore. Ce qui fut perdu autour ne se reprendra plus.',
    },
    'tactical-defeat': {
      name: 'Défaite tactique',
      epilogue:
        'Les dernières positions tiennent, sans plus guère de raison de tenir. C’est plus qu’il n’en restait en 1954.',
    },
    'operational-defeat': {
      name: 'Défaite opérationnelle',
      epilogue: 'Il reste quelques tranchées et quelques centaines d’hommes. Les assiégeants n’ont qu’à attendre.',
    },
    'strategic-defeat': {
      name: 'Défaite stratégique',
      epilogue: 'Le feu cesse dans la vallée. Des deux côtés, ceux qui restent se mettent à chercher leurs amis.',
    },
  },
  suddenDeaths: {
    'pc-gono':
      'Des soldats du Viêt Minh sont debout sur le toit du poste de commandement, et les canons se taisent l’un après l’autre. Des colonnes de prisonniers se forment sur la route du nord.',
    cm: 'Les hommes n’ont pas tant été vaincus qu’épuisés\u202f; une tranchée après l’autre cesse de répondre. Le soir, des linges blancs pendent au-dessus de la rivière.',
    rp: 'Les derniers obus sont tirés, les dernières rations partagées. Il n’y a plus de quoi se battre, et la vallée se tait.',
  },
} satisfies Partial<ValleyTexts>;
