/** French articles and contractions before a name: du PC GONO, à la Vallée NO, d’Éliane 2, aux Hauteurs NE. */
import { type Name, plain, type Sentence, say } from '../kernel/words';

type Word = string | Name | Sentence;
/** A name in a title stays a text; in a sentence it keeps its id. */
type Joined<W extends Word> = W extends string ? string : Sentence;
type Article = 'le' | 'la' | 'les' | '';

/** Common nouns that names begin with; a name that begins otherwise takes no article: Béatrice, Ban Na Ten. */
const nouns: Readonly<Record<string, Article>> = {
  Base: 'la',
  Basse: 'la',
  Bataillon: 'le',
  Bn: 'le',
  Camp: 'le',
  char: 'le',
  Col: 'le',
  Collines: 'les',
  Crête: 'la',
  DCA: 'la',
  Division: 'la',
  Forêt: 'la',
  Fort: 'le',
  Haute: 'la',
  Hauteurs: 'les',
  Jungle: 'la',
  Leurre: 'le',
  Mont: 'le',
  PC: 'le',
  Parc: 'le',
  Piste: 'la',
  Plaine: 'la',
  Rive: 'la',
  Rizières: 'les',
  Vallée: 'la',
  Zone: 'la',
};

/** Nouns that are no part of a name begin small within a sentence. */
const SMALL = /^(Bataillon|Base|Camp|Division|Jungle|Leurre|Parc|Zone) /;
/** What one stands on rather than in. */
const GROUND = /^(Basse rive|Collines|Crête|Hauteurs|Mont|Piste|Plaine|Rive) /;

function textOf(word: Word): string {
  if (typeof word === 'string') return word;
  return 'text' in word ? word.text : plain(word);
}

const small = (text: string) => (SMALL.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

function joined<W extends Word>(before: string, word: W): Joined<W> {
  if (typeof word === 'string') return `${before}${small(word)}` as Joined<W>;
  const named: Word = word;
  return say`${before}${'text' in named ? { ...named, text: small(named.text) } : named}` as Joined<W>;
}

type Forms = Readonly<Record<Article | 'vowel', string>>;

/** A unit goes by a number: whoever names it says whether it is a battalion, le, or a company, la. */
function before(forms: Forms) {
  return <W extends Word>(word: W, article?: Article): Joined<W> => {
    const text = textOf(word);
    const chosen = article ?? nouns[text.split(' ')[0] ?? ''] ?? '';
    return joined(chosen === '' && /^([aeiouyéèêàâîôû]|h[^-])/i.test(text) ? forms.vowel : forms[chosen], word);
  };
}

/** Prepositions that do not contract. */
const plainly = (word: string) =>
  before({ le: `${word} le `, la: `${word} la `, les: `${word} les `, '': `${word} `, vowel: `${word} ` });

export const the = before({ le: 'le ', la: 'la ', les: 'les ', '': '', vowel: '' });
export const of = before({ le: 'du ', la: 'de la ', les: 'des ', '': 'de ', vowel: 'd’' });
export const at = before({ le: 'au ', la: 'à la ', les: 'aux ', '': 'à ', vowel: 'à ' });
export const on = plainly('sur');
export const from = plainly('depuis');
export const against = plainly('contre');
export const under = plainly('sous');
const inside = before({ le: 'dans le ', la: 'dans la ', les: 'dans les ', '': 'à ', vowel: 'à ' });
/** In a zone, on a height, at a place that goes by a name. */
export const within = <W extends Word>(word: W): Joined<W> => (GROUND.test(textOf(word)) ? on(word) : inside(word));
