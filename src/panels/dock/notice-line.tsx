import { words } from '../../locale';
import { percent } from '../parts/format';
import { Glossed } from '../parts/glossed';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { hintText } from '../parts/scale';
import { RuleLink } from '../parts/sentence';

/** One thing to tell: why something is refused, what a sensible player would do. */
export function NoticeLine() {
  const { model, desk, words: game } = useKit();
  const t = words().table.notice;
  const notice = model.notice.value;
  const { prompt, offers } = model.position.value;
  const hinted = notice?.is === 'hint' ? offers.find(({ key }) => key === notice.key) : undefined;
  // Trouble with the disk has a line of its own, with an export at hand.
  if (!notice || notice.is === 'not-saved') return null;
  return (
    <div class="notice-line" data-notice={notice.is}>
      {notice.is === 'refused' && (
        <p>
          <Glossed text={game.refusal(notice.refusal)} /> <RuleLink rule={notice.refusal.rule} />
        </p>
      )}
      {notice.is === 'forming' && <p>{t.forming({ share: percent(notice.share) })}</p>}
      {notice.is === 'hint' && prompt && (
        <>
          <p>{hintText({ model, words: game }, game.choice(notice.choice, prompt), notice.reason)}</p>
          <button type="button" class="button" onClick={() => hinted && desk.tick(hinted)}>
            {t.follow}
          </button>
        </>
      )}
      <button type="button" class="icon-button" aria-label={t.dismiss} onClick={() => model.dismiss()}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
