import { sectionOf } from '../../kernel/rulebook';
import { words } from '../../locale';
import { useKit } from '../kit';
import { useRulebook } from './use-rulebook';

/** What players ask at the present question, each the way to its answer. */
export function Asked() {
  const { model, openRule } = useKit();
  const rulebook = useRulebook(model.game);
  const ask = model.position.value.prompt?.ask ?? '';
  const asked = (rulebook?.faqAt[ask] ?? []).flatMap((number) => (rulebook && sectionOf(rulebook, number)) ?? []);
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
