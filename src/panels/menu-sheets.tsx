import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { Entry } from '../kernel/table';
import { words } from '../locale';
import { Icon } from './icon';
import { useKit } from './kit';
import type { Offered } from './model';
import { Spoken } from './sentence';
import { SheetFrame } from './sheet';
import { Weigh } from './weigh';

export interface MenuActions {
  /** Gives the campaign as a file; null where that cannot be done yet. */
  readonly exportGame: (() => void) | null;
  readonly openRules: () => void;
}

/** Everything that is not a decision of the game. */
export function MenuSheet({ actions }: { readonly actions: MenuActions }) {
  const { desk, model, words: game } = useKit();
  const t = words().table.menu;
  const row = (icon: string, label: string, act: () => void) => (
    <li>
      <button type="button" class="choice-row" onClick={act}>
        <Icon name={icon} />
        <span class="choice-text">
          <b>{label}</b>
        </span>
      </button>
    </li>
  );
  return (
    <SheetFrame title={t.title} caption={game.title} topic="menu">
      {!model.durable && <p class="notice">{t.forgetful}</p>}
      <ul class="choice-rows">
        {row('log', t.log, () => desk.open({ is: 'log' }))}
        {row('cards', t.cards, () => desk.open({ is: 'hand' }))}
        {row('flag', t.boxes, () => desk.open({ is: 'boxes' }))}
        {row('dice', t.figures, () => desk.open({ is: 'report' }, 'full'))}
        {row('clock', t.rewind, () => desk.open({ is: 'rewind' }))}
        {row('book', t.rules, actions.openRules)}
        {actions.exportGame && row('download', t.export, actions.exportGame)}
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

/** Where the present phase and turns began, as numbers of choices made before. */
export function startsOf(
  entries: readonly Entry[],
): readonly { readonly count: number; readonly is: 'phase' | 'turn'; readonly turn: number }[] {
  const last = entries.at(-1);
  if (!last) return [];
  const first = (test: (entry: Entry) => boolean) => entries.findIndex(test);
  const phase = first(({ turn, phase: name }) => turn === last.turn && name === last.phase);
  const turns = [...new Set(entries.map(({ turn }) => turn))].slice(-3).reverse();
  return [
    { count: phase, is: 'phase', turn: last.turn },
    ...turns.map((turn) => ({ count: first((entry) => entry.turn === turn), is: 'turn' as const, turn })),
  ];
}

/** Back across dice and cards: asked once, the same dice fall again, the record says so. */
export function RewindSheet() {
  const { model, wishes } = useKit();
  const t = words().table.rewind;
  const sure = useSignal<number | null>(null);
  const { entries, rewinds } = model.position.value;
  const starts = startsOf(entries);
  const act = (count: number) => {
    if (wishes.confirm && sure.peek() !== count) sure.value = count;
    else void model.rewind(count);
  };
  return (
    <SheetFrame title={t.title} caption={rewinds > 0 ? t.sofar({ count: rewinds }) : undefined} topic="rewind">
      <p class="prose">{t.about}</p>
      {starts.length === 0 && <p class="quiet">{t.nothing}</p>}
      <ul class="choice-rows">
        {starts.map(({ count, is, turn }) => (
          <li key={`${is} ${turn}`}>
            <button type="button" class="choice-row" onClick={() => act(count)}>
              <Icon name="clock" />
              <span class="choice-text">
                <b>{sure.value === count ? t.sure : is === 'phase' ? t.phase : t.turn({ turn })}</b>
                <span>{t.choices({ count: entries.length - count })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SheetFrame>
  );
}

export interface MapLayers {
  readonly links: boolean;
  readonly paths: boolean;
  readonly names: boolean;
  readonly pieces: boolean;
}

const layerNames = ['links', 'paths', 'names', 'pieces'] as const;

export function LayersSheet({ layers, fit }: { readonly layers: Signal<MapLayers>; readonly fit: () => void }) {
  const t = words().table.layers;
  return (
    <SheetFrame title={t.title} topic="layers">
      <ul class="choice-rows">
        {layerNames.map((name) => {
          const on = layers.value[name];
          return (
            <li key={name}>
              <button
                type="button"
                class="choice-row"
                aria-pressed={on}
                onClick={() => (layers.value = { ...layers.peek(), [name]: !on })}
              >
                <span class="check" data-on={on || undefined}>
                  {on && <Icon name="tick" size={18} />}
                </span>
                <span class="choice-text">
                  <b>{t[name]}</b>
                </span>
              </button>
            </li>
          );
        })}
        <li>
          <button type="button" class="choice-row" onClick={fit}>
            <Icon name="fit" />
            <span class="choice-text">
              <b>{t.fit}</b>
            </span>
          </button>
        </li>
      </ul>
    </SheetFrame>
  );
}

/** One choice laid out before it is made. */
export function WeighSheet({ offered }: { readonly offered: Offered }) {
  const { model, words: game } = useKit();
  const { prompt } = model.position.value;
  const preview = model.preview(offered.choice);
  if (!prompt) return null;
  return (
    <SheetFrame title={game.choice(offered.choice, prompt)} topic="weigh">
      {preview ? <Weigh preview={preview} /> : <p class="quiet">{words().table.odds.none}</p>}
    </SheetFrame>
  );
}

/** Where you were: turn and phase, what happened last, what is asked. */
export function ResumeSheet({ notes }: { readonly notes: readonly string[] }) {
  const { model, words: game } = useKit();
  const t = words().table.resume;
  const { view, entries, prompt } = model.position.value;
  const { code, name } = game.phase(view.phase);
  const events = entries.at(-1)?.events ?? model.opening;
  const told = events.map((event) => game.event(event)).findLast((sentence) => sentence !== null);
  return (
    <SheetFrame title={t.title} topic="resume">
      {notes.map((note) => (
        <p class="notice" key={note}>
          {note}
        </p>
      ))}
      <dl class="where">
        <div>
          <dt>{t.when}</dt>
          <dd>
            {words().table.turnLong({ turn: view.turn })}, {code} {name}
          </dd>
        </div>
        {told && (
          <div>
            <dt>{t.last}</dt>
            <dd>
              <Spoken sentence={told} />
            </dd>
          </div>
        )}
        {prompt && (
          <div>
            <dt>{t.asked}</dt>
            <dd>
              <Spoken sentence={game.ask(prompt)} />
            </dd>
          </div>
        )}
      </dl>
    </SheetFrame>
  );
}
