import { useSignal } from '@preact/signals';
import type { CounterView, PlaceView } from '../../kernel/view';
import { words } from '../../locale';
import { useKit } from '../model/kit';
import { at } from '../model/offers';
import { CounterFace } from '../parts/counter-face';
import { Icon } from '../parts/icon';
import { Provenance } from '../parts/provenance';
import { RuleOf } from '../parts/sentence';
import { AreaSheet } from './area-sheet';
import { ChoiceRows, factsOf } from './choice-rows';
import { SheetFrame } from './sheet';

/** A place opened: who holds it, how strong it is, and its counters in two trays or as rows. */
export function PlaceSheet({ place }: { readonly place: string }) {
  const { model } = useKit();
  const shape = model.game.face.map.places.find(({ id }) => id === place)?.shape;
  return shape === 'area' ? <AreaSheet place={place} /> : <CentreSheet place={place} />;
}

function CentreSheet({ place: id }: { readonly place: string }) {
  const { model, words: game } = useKit();
  const t = words().table.place;
  const asRows = useSignal(false);
  const view = model.shown.value;
  const place = view.places.find((one) => one.id === id);
  const counters = view.counters.filter((counter) => counter.at === id);
  const { offers } = model.position.value;
  const acts = at(offers, id).filter(({ offer }) => offer.counter === undefined);
  return (
    <SheetFrame title={game.place(id).name} caption={place && game.holder(place.holder)} topic={`place ${id}`}>
      {place && <Facts place={place} />}
      {model.cursor.value === null && acts.length > 0 && <ChoiceRows offers={acts} weighed={acts.length <= 6} />}
      {counters.length > 0 && (
        <>
          <div class="tray-head">
            <span class="caption">{game.factors.join(', ')}</span>
            <button type="button" class="text-button" onClick={() => (asRows.value = !asRows.value)}>
              {asRows.value ? t.asCounters : t.asRows}
            </button>
          </div>
          {[...new Set(counters.map(({ tray }) => tray))].map((tray) => (
            <Tray
              key={tray}
              tray={tray}
              counters={counters.filter((counter) => counter.tray === tray)}
              asRows={asRows.value}
            />
          ))}
        </>
      )}
      {counters.length === 0 && <p class="quiet">{t.empty}</p>}
      <Provenance of={`place-${id}`} />
    </SheetFrame>
  );
}

function Facts({ place }: { readonly place: PlaceView }) {
  const { model, words: game } = useKit();
  const t = words().table.place;
  const printed = model.game.face.map.places.find(({ id }) => id === place.id)?.printed ?? [];
  const stars = printed.filter((mark) => mark === 'star').length;
  return (
    <>
      <dl class="place-facts">
        {place.pips && (
          <div>
            <dt>{t.pips}</dt>
            <dd>
              <span class="pips" aria-hidden="true">
                {Array.from({ length: place.pips.of }, (_, i) => (
                  <i key={i} data-on={i < (place.pips?.value ?? 0) || undefined} />
                ))}
              </span>
              <b>{place.pips.value}</b>
            </dd>
          </div>
        )}
        {place.figures.map(({ icon, value, of: limit }) => (
          <div key={icon}>
            <dt>{t.figures[figureKey(icon)]}</dt>
            <dd>
              <b>{value}</b> {limit !== undefined && <i>{t.outOf({ of: limit })}</i>}
            </dd>
          </div>
        ))}
        {stars > 0 && (
          <div>
            <dt>{t.ifLost}</dt>
            <dd>
              <span class="stars" role="img" aria-label={t.stars({ count: stars })}>
                {Array.from({ length: stars }, (_, i) => (
                  <Icon key={i} name="star" size={16} />
                ))}
              </span>
            </dd>
          </div>
        )}
      </dl>
      {place.marks.length > 0 && (
        <ul class="marks">
          {place.marks.map((mark) => (
            <li key={mark} data-mark={mark}>
              {game.state(mark)} <RuleOf kind="state" id={mark} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function figureKey(icon: string): 'inf' | 'gun' | 'strength' | 'other' {
  return icon === 'inf' || icon === 'gun' || icon === 'strength' ? icon : 'other';
}

interface TrayProps {
  readonly tray: string;
  readonly counters: readonly CounterView[];
  readonly asRows: boolean;
}

function Tray({ tray, counters, asRows }: TrayProps) {
  const { desk, words: game } = useKit();
  return (
    <section class="tray" data-tray={tray}>
      <h3 class="caption">
        {game.state(tray)}, {counters.length}
      </h3>
      <ul class={asRows ? 'counter-rows' : 'counter-tray'}>
        {counters.map((counter) => {
          const chosen = desk.chosen.value === counter.id;
          const facts = factsOf(counter, game);
          return (
            <li key={counter.id}>
              <button
                type="button"
                class="counter-button"
                data-counter={counter.id}
                data-offered={desk.lit.value.counters.has(counter.id) || undefined}
                aria-pressed={chosen}
                aria-label={`${counter.label}: ${facts}`}
                onClick={() => desk.tapCounter(counter.id)}
              >
                <CounterFace counter={counter} size={asRows ? 44 : 76} chosen={chosen} />
                {asRows && (
                  <span class="choice-text">
                    <b>{counter.label}</b>
                    <span>{facts}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

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
