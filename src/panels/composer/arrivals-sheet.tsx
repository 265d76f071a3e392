import { PlayersAsk } from '../forms/players-ask';
import { SheetFrame } from '../forms/sheet';
import { TakeRows } from '../forms/take-rows';
import { useKit } from '../parts/kit';
import { RuleLink, Spoken } from '../parts/sentence';

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
