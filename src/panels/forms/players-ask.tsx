import { sectionOf } from '../../kernel/rulebook';
import { words } from '../../locale';
import { useKit } from '../parts/kit';
import { useRulebook } from '../parts/use-rulebook';

/** What players ask where the present question arises; a tap shows the answer. */
export function PlayersAsk() {
  const { settled, model, openRule } = useKit();
  const rulebook = useRulebook(model.game, settled);
  const { prompt } = model.position.value;
  if (!rulebook || !prompt) return null;
  const asked = (rulebook.faqAt[prompt.ask] ?? []).flatMap((number) => sectionOf(rulebook, number) ?? []);
  if (asked.length === 0) return null;
  return (
    <aside class="rule-asked" aria-label={words().rules.asked}>
      <p class="caption">{words().rules.asked}</p>
      <ul>
        {asked.map(({ number, title }) => (
          <li key={number}>
            <button type="button" class="rule-way" onClick={() => openRule(number)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
