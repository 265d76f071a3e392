import { useKit } from './kit';
import { Line } from './line';
import { ReadingProvider } from './reading';
import { useRulebook } from './use-rulebook';

/** A text of the table whose abbreviations explain themselves when they are tapped. */
export function Glossed({ text }: { readonly text: string }) {
  const { settled, model, words, art, theme, openRule } = useKit();
  const rulebook = useRulebook(model.game, settled);
  // Until the book is here a rule is named by its number alone.
  if (!rulebook) return <>{text.replace(/\[\[([^\]]+)\]\]/g, '$1')}</>;
  return (
    <ReadingProvider
      value={{ rulebook, words, liveries: model.game.face.map.liveries, art, theme, href: null, open: openRule }}
    >
      <Line text={text} />
    </ReadingProvider>
  );
}
