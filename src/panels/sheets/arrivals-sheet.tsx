import { words } from '../../locale';
import { useKit } from '../model/kit';
import { PlayersAsk } from '../rules/players-ask';
import { SheetFrame } from './sheet';
import { TakeRows } from './take-rows';

/** Counters that wait off the map: one is taken up, then the map shows where it may go. */
export function ArrivalsSheet() {
  const { model, desk, words: game } = useKit();
  const { view, prompt } = model.position.value;
  const { code, name } = game.phase(view.phase);
  const movers = new Set(desk.sorted.value.moves.map(({ offer }) => offer.counter));
  return (
    <SheetFrame title={words().table.dock.pick} caption={`${code} · ${name}`} topic={`arrivals ${prompt?.ask ?? ''}`}>
      <TakeRows counters={view.counters.filter(({ id }) => movers.has(id))} />
      <PlayersAsk />
    </SheetFrame>
  );
}
