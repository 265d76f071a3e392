import type { Cover, CoverTexts } from '../kernel/cover';
import { language } from '../locale';

/** What a cover says in the language now spoken. */
export function textsOn(cover: Cover): CoverTexts {
  return cover.texts[language()];
}
