import { words } from '../../locale';
import { useKit } from '../model/kit';
import type { Offered } from '../model/model';
import { SheetFrame } from './sheet';
import { Weigh } from './weigh';

/** One choice laid out before it is made. */
export function WeighSheet({ offered }: { readonly offered: Offered }) {
  const { model, words: game } = useKit();
  const { prompt, view } = model.position.value;
  const preview = model.preview(offered.choice);
  if (!prompt) return null;
  const place = view.places.find(({ id }) => id === offered.offer.place);
  const unseen = (place && game.unseen?.(place)) ?? words().table.odds.none;
  return (
    <SheetFrame title={game.choice(offered.choice, prompt)} topic="weigh">
      {preview ? <Weigh preview={preview} /> : <p class="quiet">{unseen}</p>}
    </SheetFrame>
  );
}
