import { useKit } from '../model/kit';
import { RuleLink, Spoken } from '../parts/sentence';
import { PlayersAsk } from '../rules/players-ask';
import { SheetFrame } from './sheet';
import { TakeRows } from './take-rows';

/** Counters that wait off the map: one is taken up, then the map shows where it may go. */
export function ArrivalsSheet() {
  const { model, desk, words: game } = useKit();
  const { view, prompt } = model.position.value;
  const { name } = game.phase(view.phase);
  const movers = new Set(desk.sorted.value.moves.map(({ offer }) => offer.counter));
  return (
    <SheetFrame title={name} topic={`arrivals ${prompt?.ask ?? ''}`}>
      {prompt && (
        <p class="sheet-question">
          <Spoken sentence={game.ask(prompt)} /> <RuleLink rule={prompt.rule} />
        </p>
      )}
      <TakeRows counters={view.counters.filter(({ id }) => movers.has(id))} />
      <PlayersAsk />
    </SheetFrame>
  );
}
