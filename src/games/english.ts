/** The English article before a name made of common nouns: the Central Fortress, the D base before Dominique 2; Zone K stands alone. */
import { type Name, type Sentence, say } from '../kernel/words';

type Joined<W extends Name | string> = W extends string ? string : Sentence;

/** Common nouns that names end with. */
const NOUN =
  /\b(area|base|camp|centre|park|zone|Airstrip|Bank|Forest|Fortress|Heights|Hills|Jungle|Paddies|Pass|Plain|Ridge|Track|Valley)( \(.*\)| before .*)?$/;
/** Nouns that are no part of a name begin small within a sentence. */
const SMALL = /^(Air park|Central camp|Transport area|Unknown piece)/;
/** What one stands on rather than in. */
const GROUND = /(^Mont |\b(Bank|Heights|Hills|Plain|Ridge|Track)( \(.*\))?$)/;

function joined<W extends Name | string>(before: string, word: W): Joined<W> {
  const text = typeof word === 'string' ? word : word.text;
  const small = SMALL.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  const front = `${before}${NOUN.test(text) ? 'the ' : ''}`;
  return (typeof word === 'string' ? `${front}${small}` : say`${front}${{ ...word, text: small }}`) as Joined<W>;
}

export const the = <W extends Name | string>(word: W) => joined('', word);

export const within = <W extends Name | string>(word: W) =>
  joined(GROUND.test(typeof word === 'string' ? word : word.text) ? 'on ' : 'in ', word);
