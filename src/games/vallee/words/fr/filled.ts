/** Choices that go together: how they are filled in, what makes all of them, what they come to. */
import type { ValleeTexts } from '../texts';

const s = (count: number, one: string) => (count < 2 ? `${count} ${one}` : `${count} ${one}s`);
const dec = (value = 0) => value.toFixed(1).replace('.', ',');
const pct = (value = 0) => `${Math.round(value * 100)} %`;

export const filled = {
  plans: {
    names: {
      'in-proportion': 'En proportion',
      'in-order': 'Dans l’ordre de la liste',
      'all-supply': 'Tout en ravitaillement',
      'replacements-first': 'Les remplacements d’abord',
      'units-first': 'Les unités d’abord',
      'drops-only': 'Largages, chasse en réserve',
      'keep-all': 'Tout garder pour les manches',
      'guns-first': 'D’abord neutraliser la DCA',
      'hits-most': 'Là où l’on touche le plus',
      aircraft: 'Tous les avions',
      'all-batteries': 'Toutes celles à vue',
      'at-the-dumps': 'Plutôt les dépôts',
      'hold-support': 'Canons en réserve',
      'all-support': 'Tout, réparti',
      'one-battery': 'Une batterie',
      'most-steps': 'Cibles les plus fortes',
      'cuts-most': 'Affaiblit le plus l’assaut',
      'best-morale': 'Le meilleur moral mène',
      spread: 'Répartir',
      'one-unit': 'Une unité après l’autre',
      together: 'Tous ensemble',
      'least-harmed': 'Les moins touchés',
      'most-to-lose': 'Les plus fortes d’abord',
      'nearest-to-half': 'Les plus proches de la mi-force',
      'the-front': 'Le front d’abord',
      'until-done': 'Passer jusqu’à ce que l’ennemi ait fini',
      way: 'En route',
    },
    runs: {
      'setup-air': (count) => `Engager ${s(count, 'avion')}`,
      crisis: (count) => `Désigner ${s(count, 'unité')}`,
      'unpaid-vm': () => 'Laisser sans ravitaillement',
      'unpaid-french': () => 'Laisser sans ravitaillement',
      'otha-enter': (count) => `Mettre ${s(count, 'pion')} en route`,
      'air-ground': (count) => `Garder ${s(count, 'avion')} au sol`,
      'air-away-transports': (count) => `Envoyer ${s(count, 'transport')}`,
      'air-away-others': (count) => `Envoyer ${s(count, 'avion')}`,
      'air-away-any': (count) => `Envoyer ${s(count, 'avion')}`,
      'air-load': (count) => `Charger ${count} pas`,
      'air-missions': (count) => `Lancer ${s(count, 'mission')}`,
      'aa-strategic': (count) => `Ouvrir le feu, ${s(count, 'tir')}`,
      'aa-assault': (count) => `Ouvrir le feu, ${s(count, 'tir')}`,
      'bombard-vm': (count) => `Tirer ${s(count, 'coup')}, payer ${count}`,
      'bombard-french': (count) => `Tirer ${s(count, 'coup')}, payer ${count}`,
      'support-active': (count) => `Appuyer avec ${count}`,
      'support-other': (count) => `Appuyer avec ${count}`,
      'counter-bombard': (count) => `Contrebattre avec ${s(count, 'batterie')}`,
      'counter-support': (count) => `Contrebattre avec ${s(count, 'batterie')}`,
      'counter-opportunity': (count) => `Contrebattre avec ${s(count, 'batterie')}`,
      opportunity: () => 'Tirer dessus',
      'fire-defender': (count) => `Tirer ${s(count, 'coup')}`,
      'fire-attacker': (count) => `Tirer ${s(count, 'coup')}`,
      'final-fire': (count) => `Tirer ${s(count, 'coup')}`,
      'new-lead': () => 'Désigner ce chef',
      'defend-lead': () => 'Désigner ce chef',
      'strategic-move': (count) => (count === 1 ? 'L’y envoyer' : `Y envoyer ${count} unités`),
      loss: (count) => `Perdre ${count} pas`,
      retreat: () => 'Replier ensemble',
      'replace-french': (count) => `Employer ${count} pas`,
      'replace-vm': (count) => `Employer ${count} pas`,
      dig: (count) => `Creuser ${s(count, 'marqueur')}`,
    },
    brakes: { 'all-disrupted': 'S’arrêter quand tous sont désorganisés' },
    tasks: {
      kept: 'Gardés pour les manches d’assaut',
      idle: 'Sans mission',
      'not-shot-at': 'sans tir',
      'one-37': 'un canon de 37',
      'one-mg': 'une mitrailleuse',
      low: 'basse altitude',
      high: 'haute altitude',
      landed: 'arrive',
      scattered: 'dispersé',
      lost: 'capturé',
      home: 'rentre',
      down: 'abattu',
      steady: 'en ordre',
      shaken: 'désorganisé',
      'step-lost': 'et un pas perdu',
    },
    outlooks: {
      supply: ({ now = 0, paid = 0, left = 0, due = 0, short = 0 }) => ({
        text: `Ravitaillement ${now} → ${left}`,
        detail:
          short > 0
            ? `facture de la semaine prochaine ${due} : il manque ${short}`
            : due > 0
              ? `coûte ${paid}, facture de la semaine prochaine ${due}`
              : `coûte ${paid}`,
      }),
      points: ({ now = 0, left = 0 }) => ({
        text: `Points du Viêt Minh ${now} → ${left}`,
        detail: 'chaque pas envoyé coûte 1',
      }),
      'points-french': ({ now = 0, left = 0 }) => ({ text: `Points français ${now} → ${left}` }),
      'points-viet-minh': ({ now = 0, left = 0 }) => ({ text: `Points Viêt Minh ${now} → ${left}` }),
      halved: ({ count = 0 }) => ({
        text: count === 0 ? 'Aucune ne tombe à mi-force' : `${s(count, 'unité')} à mi-force`,
        detail: count === 0 ? 'le moral ne change pas' : 'moral −1',
      }),
      'on-the-way': ({ sent = 0, room = 0, waiting = 0, out, chance }) => ({
        text: `${sent} sur ${room} partent`,
        ...(waiting > 0 && {
          detail: `depuis la semaine passée : ${s(waiting, 'ravitaillement')}, ${dec(out)} attendus (${pct(chance)} chacun)`,
        }),
      }),
      'regiment-148': ({ least = 0, most = 0 }) => ({
        text: 'Le régiment 148 peut venir\u202f: touchez Vallée SE ou Vallée SO',
        detail: `une fois, pour ${least} à ${most} points`,
      }),
      attrition: ({ steps }) => ({
        text: `${dec(steps)} pas perdus en moyenne`,
        detail: 'en fin de semaine, quand le dé dépasse leur moral',
      }),
      crisis: ({ steps }) => ({
        text: `${dec(steps)} pas perdus en moyenne`,
        detail: 'quand le dé dépasse leur moral',
      }),
      dug: ({ one = 0, two = 0 }) => ({
        text: `Creusées à 1\u202f: ${s(one, 'zone')}, à 2\u202f: ${s(two, 'zone')}`,
        detail: 'chaque marqueur retire 1 aux bombes, aux obus, au feu et aux assauts français',
      }),
      'supply-lands': ({ least, most, of = 0, lost, guns = 0, suppressed = 0 }) => ({
        text: `Attendu\u202f: ${dec(least)} à ${dec(most)} ravitaillements reçus sur ${of}, 0 à ${dec(lost)} avion perdu.`,
        detail: `Avec le tir des ${guns} pièces${suppressed > 0 ? ` (${suppressed} neutralisées)` : ''}, ou sans aucun tir.`,
      }),
      'flak-hits': ({ down, off, of = 0 }) => ({
        text: `Sur ${of} avions, ${dec(down)} abattus, ${dec(off)} font demi-tour`,
        detail: 'en moyenne',
      }),
      shelled: ({ batteries = 0, disrupted, of = 0, steps }) => ({
        text: `Après ${batteries} : ${dec(disrupted)} sur ${of} désorganisés, ${dec(steps)} pas perdus`,
        detail: 'sans contre-batterie',
      }),
      silenced: ({ batteries = 0, chance }, { of }) => ({
        text: `${pct(chance)} de faire taire ${of || 'la batterie'}`,
        detail: `avec ${batteries}`,
      }),
      answerable: ({ batteries = 0, least, most }) => ({
        text: `${s(batteries, 'batterie')} ${batteries === 1 ? 'française peut' : 'françaises peuvent'} répondre`,
        detail:
          least === most
            ? `chacune arrête un tir\u202f: ${pct(most)}`
            : `chacune arrête un tir\u202f: ${pct(least)} à ${pct(most)}`,
      }),
      'way-area': ({ cost = 0, spent = 0, guns = 0, chance }, { of, by }) => ({
        text: `${of} +${cost} = ${spent}`,
        detail: guns === 0 ? 'aucune batterie ne la voit' : `${by}\u202f: ${pct(chance)} de l’arrêter`,
      }),
      'way-bridge': ({ cost = 0, spent = 0, guns = 0, chance }, { of, by }) => ({
        text: `${of} par le pont +${cost} = ${spent}`,
        detail: guns === 0 ? 'aucune batterie ne la voit' : `${by}\u202f: ${pct(chance)} de l’arrêter`,
      }),
      'way-room': ({ after = 0, of: most = 0 }, { of }) => ({
        text: `Place\u202f: ${of}`,
        detail: `ensuite ${after} sur ${most}`,
      }),
      'way-supply': (_, { of }) => ({ text: 'Ravitaillé là-bas', detail: `par ${of}` }),
      'way-source': () => ({ text: 'Ravitaillé là-bas', detail: 'à la source' }),
      'way-cut': () => ({ text: 'Pas de ravitaillement là-bas', detail: 'la ligne est coupée' }),
      'way-behind': ({ units = 0, steps = 0 }, { of }) => ({
        text: `Restent\u202f: ${of}`,
        detail: units === 0 ? 'aucune unité' : `${s(units, 'unité')}, ${steps} pas`,
      }),
    },
  },
} satisfies Partial<ValleeTexts>;
