import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { CounterFace } from '../parts/counter-face';
import { factsOf } from '../parts/in-words';
import { useKit } from '../parts/kit';

/** Counters that are on no place: to come, lost, set aside. */
export function Boxes() {
  const { model, words: game } = useKit();
  const onMap = new Set(model.game.face.map.places.map(({ id }) => id));
  const off = model.shown.value.counters.filter(({ at: home }) => !onMap.has(home));
  const homes = [...new Set(off.map(({ at: home }) => home))].sort();
  return (
    <SheetFrame title={words().table.menu.boxes} topic="boxes">
      {homes.map((home) => (
        <section key={home} class="tray">
          <h3 class="caption">{game.place(home).name}</h3>
          <ul class="counter-tray">
            {off
              .filter(({ at: there }) => there === home)
              .map((counter) => (
                <li key={counter.id}>
                  <div class="counter-button" role="img" aria-label={`${counter.label}: ${factsOf(counter, game)}`}>
                    <CounterFace counter={counter} size={64} />
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </SheetFrame>
  );
}
