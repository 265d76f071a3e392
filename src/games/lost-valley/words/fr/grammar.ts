/** Élisions et contractions devant un nom de lieu : d’Éliane, de Junon, du PC GONO. */
import { type Name, plain, type Sentence, say } from '../../../../kernel/words';

type Word = string | Name | Sentence;

function textOf(word: Word): string {
  if (typeof word === 'string') return word;
  return 'text' in word ? word.text : plain(word);
}

const isPost = (word: Word) => textOf(word).startsWith('PC ');
const isVowel = (word: Word) => /^[aehiouyéèêàâîôû]/i.test(textOf(word));

export function of(word: string): string;
export function of(word: Word): Sentence;
export function of(word: Word): string | Sentence {
  const before = isPost(word) ? 'du ' : isVowel(word) ? 'd’' : 'de ';
  return typeof word === 'string' ? `${before}${word}` : say`${before}${word}`;
}

export function at(word: string): string;
export function at(word: Word): Sentence;
export function at(word: Word): string | Sentence {
  const before = isPost(word) ? 'au ' : 'à ';
  return typeof word === 'string' ? `${before}${word}` : say`${before}${word}`;
}

export function on(word: string): string;
export function on(word: Word): Sentence;
export function on(word: Word): string | Sentence {
  const before = isPost(word) ? 'sur le ' : 'sur ';
  return typeof word === 'string' ? `${before}${word}` : say`${before}${word}`;
}
