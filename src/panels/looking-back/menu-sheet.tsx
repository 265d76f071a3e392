import { declares } from '../../kernel/facts';
import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { isCapture } from '../model/fact-lists';
import type { TableModel } from '../model/model';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { systemPhases } from '../tale/log-lines';

export interface MenuActions {
  /** Gives the campaign as a file; null where that cannot be done yet. */
  readonly exportGame: (() => void) | null;
  readonly openRules: () => void;
}

/** Where there is a mouse there is a keyboard; a phone has neither. */
const hasKeys = matchMedia('(any-pointer: fine)').matches;

/** Everything that is not a decision of the game. */
export function MenuSheet({ actions }: { readonly actions: MenuActions }) {
  const { coach, desk, model, teller, words: game } = useKit();
  const t = words().table.menu;
  const { prompt, entries } = model.position.value;
  const row = (icon: string, label: string, act: () => void, about?: string) => (
    <li>
      <button type="button" class="choice-row" onClick={act}>
        <Icon name={icon} />
        <span class="choice-text">
          <b>{label}</b>
          {about !== undefined && <span>{about}</span>}
        </span>
      </button>
    </li>
  );
  const theirs = lastOfTheirs(model);
  return (
    <SheetFrame title={t.title} caption={game.title} topic="menu">
      {!model.durable && <p class="notice">{t.forgetful}</p>}
      <ul class="choice-rows">
        {prompt && row('ask', t.hint, () => void model.hint(), t.hintAbout)}
        {row('log', t.log, () => desk.open({ is: 'log' }))}
        {model.game.face.cards && row('cards', t.cards, () => desk.open({ is: 'hand' }))}
        {row('flag', t.boxes, () => desk.open({ is: 'boxes' }))}
        {row('dice', t.figures, () => desk.open({ is: 'report' }, 'full'))}
        {entries.length > 0 &&
          row('eye', t.replay, () => {
            desk.close();
            model.look(0);
          })}
        {theirs >= 0 &&
          row('flag', systemPhases(model.game).size > 0 ? t.enemy : words().seats.moves.title, () => {
            desk.close();
            teller.review(theirs);
          })}
        {model.game.books.rulebook && row('book', t.history, () => desk.open({ is: 'history' }))}
        {row('clock', t.rewind, () => desk.open({ is: 'rewind' }))}
        {row('book', t.rules, actions.openRules)}
        {hasKeys && row('menu', t.keys, () => desk.open({ is: 'keys' }))}
        {actions.exportGame && row('download', t.export, actions.exportGame)}
        {coach.teaching.value &&
          row('close', words().table.guide.leave, () => {
            coach.leave();
            desk.close();
          })}
        <li>
          <a class="choice-row" href="#/settings">
            <Icon name="settings" />
            <span class="choice-text">
              <b>{t.settings}</b>
            </span>
          </a>
        </li>
        <li>
          <a class="choice-row" href="#/">
            <Icon name="hq" />
            <span class="choice-text">
              <b>{t.leave}</b>
              <span>{t.leaveSafe}</span>
            </span>
          </a>
        </li>
      </ul>
    </SheetFrame>
  );
}

/** The last choice that brought something of the other side's turn; -1 where there is none. */
function lastOfTheirs({ game, position, company }: TableModel): number {
  const { entries, side } = position.value;
  const theirs = new Set(
    game.face.phases.flatMap(({ id, by }) => (by !== null && !game.sides.includes(by) ? [id] : [])),
  );
  return entries.findLastIndex((entry) =>
    company === 'alone'
      ? entry.events.some((event) => theirs.has(game.face.fact(event).phase ?? ''))
      : entry.side !== side && entry.events.map(game.face.fact).some((fact) => declares(fact) || isCapture(fact)),
  );
}
