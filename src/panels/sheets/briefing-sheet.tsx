import type { ComponentChildren } from 'preact';
import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';

/** Who you are, how you lose, what you do now. */
const icons = ['hq', 'flag', 'chev'] as const;

/** Before the first decision, the whole screen, under the engraving of the game. */
export function BriefingSheet({ plate }: { readonly plate: ComponentChildren }) {
  const { coach, desk, model, words: game } = useKit();
  const t = words().table.guide;
  const lines = coach.course.value?.briefing ?? [];
  return (
    <SheetFrame
      title={t.briefing}
      caption={`${game.title} · ${game.dates(model.position.value.view.turn)}`}
      topic="briefing"
      plate={plate}
      page={
        <>
          <button
            type="button"
            class="button"
            onClick={() => {
              coach.leave();
              desk.close();
            }}
          >
            {t.without}
          </button>
          <button type="button" class="button primary" onClick={() => desk.close()}>
            {t.begin} <Icon name="chev" size={18} />
          </button>
        </>
      }
    >
      <ol class="briefing">
        {lines.map((line, i) => (
          <li key={line}>
            <Icon name={icons[i] ?? 'chev'} />
            <div>
              <b class="caption">{t.parts[i]}</b>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ol>
    </SheetFrame>
  );
}
