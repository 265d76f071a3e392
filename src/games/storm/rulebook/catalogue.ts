/** Chapter 18: every card as it is printed, how this game reads it, and what its tables say. */
import type { Block, Chapter } from '../../../kernel/rulebook';
import { type CardKind, cardKinds } from '../data/cards';
import type { StormTexts } from '../words/texts';
import { chapter, figure, ruling, section, table } from './blocks';
import { card } from './figures';
import { pageOf } from './pages';

interface CatalogueTexts {
  readonly title: string;
  /** 18.0 What is said of all of them. */
  readonly short: string;
  readonly body: readonly Block[];
  readonly readings: Readonly<Record<CardKind, string>>;
}

/** Titles come from the words of the game: a card has one name. */
export function catalogueOf({ title, short, body, readings }: CatalogueTexts, cards: StormTexts['cards']): Chapter {
  const pages = cardKinds.map((kind) =>
    section(
      pageOf(kind),
      cards[kind].title,
      figure(card(kind)),
      ...(kind === 'propaganda' ? [table('propaganda')] : []),
      ruling(readings[kind]),
    ),
  );
  return chapter('18', title, section('18.0', short, ...body), ...pages);
}
