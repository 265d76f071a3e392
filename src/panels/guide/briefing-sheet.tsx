import { words } from '../../locale';
import { useKit } from '../model/kit';
import { Icon } from '../parts/icon';
import { SheetFrame } from '../sheets/sheet';

/** Before the first decision: who you are, how you lose, what you do now. */
export function BriefingSheet() {
  const { coach, desk, words: game } = useKit();
  const t = words().table.guide;
  const lines = coach.course.value?.briefing ?? [];
  return (
    <SheetFrame
      title={t.briefing}
      caption={game.title}
      topic="briefing"
      page={
        <>
          <button
            type="button"
            class="text-button"
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
            <b class="caption">{t.parts[i]}</b>
            <p class="prose">{line}</p>
          </li>
        ))}
      </ol>
    </SheetFrame>
  );
}
