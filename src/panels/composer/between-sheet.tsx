import { at, of } from '../asking/offers';
import { ChoiceRows } from '../forms/choice-rows';
import { SheetFrame } from '../forms/sheet';
import { useKit } from '../parts/kit';

/** A counter was brought to a place where it can do several things: fire at one of those who stand there. */
export function BetweenSheet({ counter, place }: { readonly counter: string; readonly place: string }) {
  const { model, words: game } = useKit();
  const { view, offers } = model.position.value;
  const label = view.counters.find(({ id }) => id === counter)?.label ?? '';
  return (
    <SheetFrame title={game.place(place).short} caption={label} topic={`between ${counter} ${place}`}>
      <ChoiceRows offers={of(at(offers, place), counter)} weighed />
    </SheetFrame>
  );
}
