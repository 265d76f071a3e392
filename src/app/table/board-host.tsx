import { computed, effect, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type BoardLook, type Lights, noLights, type Outlook } from '../../board/base/types';
import { type Board, createBoard } from '../../board/board';
import type { PlaceMark, View } from '../../kernel/view';
import type { GameWords } from '../../kernel/words';
import { words as interfaceWords } from '../../locale';
import type { Desk } from '../../panels/asking/desk';
import { planLines } from '../../panels/asking/plan-lines';
import { plannedAt } from '../../panels/asking/planned';
import type { MapLayers } from '../../panels/looking-back/layers-sheet';
import type { TableModel } from '../../panels/model/model';
import { lastMoveOf } from '../../panels/tale/last-move';
import type { Teller } from '../../panels/tale/teller';
import { startIsOver } from '../base/after-start';
import { motion } from '../base/appearance';
import { remember } from '../base/faults';
import { settings } from '../base/settings';
import type { Glance } from '../transfer/glance';
import { boardWords } from './board-words';
import { labelled, plannedLook, pointedOut } from './lit-labels';
import { paletteNow } from './palette-now';

interface Props {
  readonly model: TableModel;
  readonly desk: Desk;
  readonly words: ReadonlySignal<GameWords>;
  readonly layers: ReadonlySignal<MapLayers>;
  readonly inset: ReadonlySignal<BoardLook['inset']>;
  /** Where others find the board to move it. */
  readonly board: Signal<Board | null>;
  readonly teller: Teller;
  /** Where the player looked last. */
  readonly outlook: () => Promise<Outlook | null>;
  /** What the start has shown, until the map itself is drawn as it was. */
  readonly still: Pick<Glance, 'picture' | 'plates'> | null;
  /** What lies over the map and moves with it. */
  readonly children?: ComponentChildren;
}

/** The map: shows the view, lights what may be touched, and sends touches to the desk. */
export function BoardHost({ model, desk, words, layers, inset, board, teller, outlook, still, children }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const drawn = useDrawn(host, still === null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let stop = () => {};
    let gone = false;
    // The board tells by identity what changed: each part is made anew only when it must be.
    const formations = new Set(
      model.game.face.map.places.filter(({ shape }) => shape === 'pennant').map(({ id }) => id),
    );
    const said = computed(() => boardWords(words.value, formations));
    const look = (): BoardLook => ({
      palette: paletteNow.value,
      words: said.value,
      motion: { speed: speedNow(), reduced: motion.value === 'reduced' },
      layers: layers.value,
      inset: inset.value,
      text: Number(settings.value.text) / 100,
    });
    const on = {
      tapPlace: (id: string) => desk.tapPlace(id),
      tapCounter: (id: string) => desk.tapCounter(id),
      tapGround: () => (openedPlace(desk) === null ? desk.hand.take(null) : desk.close()),
      openPlace: (id: string) => desk.open({ is: 'place', place: id }),
      pick: (counter: string) => desk.hand.take(counter),
      over: (_counter: string, place: string | null) => (desk.hand.over.value = place),
      drop: (counter: string, place: string | null) => desk.hand.drop(counter, place),
    };
    const left = outlook();
    createBoard({ host: element, map: model.game.face.map, look: look(), on })
      .then(async (made) => {
        const last = await left;
        if (gone) return made.dispose();
        // Before anything is shown: what would be drawn for the whole map first would be drawn twice.
        if (last) made.lookAt(last);
        if (still) made.recall(still.plates);
        board.value = made;
        stop = follow(made, { model, desk, teller, look, words });
        // From now on a tap is answered, though it is the picture of the start that is seen.
        element.dataset.touchable = '';
        await made.painted;
      })
      .catch((error: unknown) => {
        remember(error);
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
      stop();
      delete element.dataset.touchable;
      board.peek()?.dispose();
      board.value = null;
    };
  }, [model, desk, words, layers, inset, board, teller]);
  return (
    <div class="map">
      <div class="map-host" ref={host} />
      {still !== null && !drawn && !failed && <img class="map-still" src={still.picture} alt="" />}
      {failed && (
        <p class="map-failed" role="status">
          {interfaceWords().faults.table.map}
        </p>
      )}
      {children}
    </div>
  );
}

/** Whether the ground has been painted: the board says so, and the frame after next shows it. Then the start is over. */
function useDrawn(host: { readonly current: HTMLElement | null }, already: boolean): boolean {
  const [drawn, setDrawn] = useState(already);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const look = () => {
      if (element.dataset.ground !== 'drawn') return;
      said.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          setDrawn(true);
          startIsOver();
        }),
      );
    };
    const said = new MutationObserver(look);
    said.observe(element, { attributeFilter: ['data-ground'] });
    look();
    return () => said.disconnect();
  }, [host]);
  return drawn;
}

interface Followed {
  readonly model: TableModel;
  readonly desk: Desk;
  readonly teller: Teller;
  readonly look: () => BoardLook;
  readonly words: ReadonlySignal<GameWords>;
}

/** Keeps a board in step with the table until it is told to stop. */
function follow(board: Board, { model, desk, teller, look, words }: Followed): () => void {
  // By its places alone: a scene that only goes on does not move the map.
  const staged = computed(() => teller.scene.value?.places.join(' ') ?? '');
  const told = computed(() => model.telling.value !== null);
  // By what is in hand alone: what is ticked or taken back later does not move the map.
  const asked = computed(() => (desk.lit.value.targets === null ? null : `of ${desk.hand.counter.value}`));
  let left: Outlook | null = null;
  const stops = [
    effect(() => board.setLook(look())),
    // What lies over the map may hide the place: it is looked for again when that changes, after the look has.
    effect(() => {
      const place = desk.place.value ?? hinted(model)?.place ?? null;
      if (look().inset && place !== null) board.reveal([place]);
    }),
    // The scene that is told stands above its card; after it the player looks where he looked before.
    effect(() => {
      const places = staged.value;
      if (told.value) left ??= board.outlook;
      else if (left) board.glideTo(left);
      if (!told.value) left = null;
      if (look().inset && places !== '') board.stage(places.split(' '));
    }),
    effect(() => {
      const view = model.telling.value ? calm(model.shown.value) : model.shown.value;
      const lights = model.telling.value ? noLights : lightsOf(model, desk, words.value);
      board.show(view, lights);
    }),
    // What a question asks for is seen when it opens, where it fits; from then on the look is the player's.
    effect(() => {
      const { targets } = asked.value === null ? { targets: null } : desk.lit.peek();
      if (targets && !told.peek()) board.fitAll([...targets.keys()]);
    }),
    effect(() => board.open(openedPlace(desk))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The place whose sheet is open, while no way is being chosen on the map. */
function openedPlace(desk: Desk): string | null {
  const sheet = desk.sheet.value;
  return sheet?.is === 'place' && desk.lit.value.targets === null ? sheet.place : null;
}

const calmed = new WeakMap<View, View>();

/** A view without the marks of a fight: while it is told, the telling draws them. */
function calm(view: View): View {
  const known = calmed.get(view);
  if (known) return known;
  const quiet = (mark: PlaceMark) => mark !== 'targeted' && mark !== 'acting' && !mark.startsWith('assaulted');
  const made = { ...view, places: view.places.map((place) => ({ ...place, marks: place.marks.filter(quiet) })) };
  calmed.set(view, made);
  return made;
}

function lightsOf(model: TableModel, desk: Desk, _words: GameWords): Lights {
  const { counters, targets } = desk.lit.value;
  const chosen = desk.hand.counter.value;
  const place = desk.place.value;
  if (model.cursor.value !== null) return { counters: new Set(), chosen: new Set(), targets: null, ways: [], place };
  const home = model.position.value.view.counters.find(({ id }) => id === chosen)?.at;
  const hint = hinted(model);
  const ways = model.game.face.map.links.filter(
    ([a, b]) => (a === home && targets?.has(b)) || (b === home && targets?.has(a)),
  );
  // Nothing that was told stays under a question.
  const last = model.position.value.waits === null ? null : lastMoveOf(model.position.value, model.game.face.fact);
  const lifted = chosen ?? hint?.counter;
  return {
    counters,
    chosen: new Set(lifted === undefined ? [] : [lifted]),
    targets: targets && labelled(targets, settings.value.odds === 'full'),
    ready: pointedOut(desk.lit.value.ready, ownOnMap(model)),
    ways,
    planned: plannedLook(plannedAt(model, desk.filling.value), settings.value.odds === 'full'),
    lines: planLines(model, desk.filling.value).map((line) => ({ ...line, side: model.position.value.side })),
    place: place ?? hint?.place ?? last?.place ?? null,
    move: last?.way ? { ...last.way, side: last.side } : null,
  };
}

/** How many counters of the side that is asked stand in each place of the map. */
function ownOnMap({ position, game }: TableModel): ReadonlyMap<string, number> {
  const { side, view } = position.value;
  const places = new Set(game.face.map.places.map(({ id }) => id));
  const own = new Map<string, number>();
  for (const counter of view.counters) {
    if (counter.side === side && places.has(counter.at)) own.set(counter.at, (own.get(counter.at) ?? 0) + 1);
  }
  return own;
}

/** What the hint proposes, where it is on the map. */
function hinted(model: TableModel): { readonly counter?: string; readonly place?: string } | null {
  const notice = model.notice.value;
  if (notice?.is !== 'hint') return null;
  const { offers, view } = model.position.value;
  const offer = offers.find(({ key }) => key === notice.key)?.offer;
  const place = offer?.place ?? view.counters.find(({ id }) => id === offer?.counter)?.at;
  return { ...(offer?.counter !== undefined && { counter: offer.counter }), ...(place !== undefined && { place }) };
}

function speedNow(): number {
  const { speed } = settings.value;
  return speed === 'instant' || motion.value === 'none' ? Number.POSITIVE_INFINITY : Number(speed);
}
