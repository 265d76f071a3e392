import '../../styles/new-game.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Cover } from '../../kernel/cover';
import type { Game, Side } from '../../kernel/game';
import { levels, type Seat, type Seats } from '../../kernel/seats';
import type { Liveries } from '../../kernel/view';
import type { GameWords } from '../../kernel/words';
import { language, words } from '../../locale';
import { useLoaded } from '../../panels/parts/use-loaded';
import { textsOn } from '../../shelf/cover-texts';
import { Frame, PageTitle } from '../../shelf/frame';
import { Vignette } from '../../shelf/vignette';
import { inBackground, tell } from '../base/faults';
import { load } from '../base/load';
import { loadGame } from '../base/load-game';
import { dailySeed, newSeed, ownSeed } from '../base/seed';
import { useLate } from '../net/splash';
import { companyOf } from '../session/seating';
import { beginCampaign, type OpenReason } from '../table/open-table';
import { whyNot } from '../table/why-not';

const diceChoices = ['fresh', 'daily', 'own'] as const;
type DiceChoice = (typeof diceChoices)[number];

const seatChoices: readonly Seat[] = ['person', ...levels];

/** A person at the first side, the computer at the others. */
function usualSeats(sides: readonly Side[]): Seats {
  return Object.fromEntries(sides.map((side, i) => [side, i === 0 ? 'person' : 'steady']));
}

/** What a campaign starts from. Everything has a sensible default: one tap begins. */
export function NewGame({ cover }: { readonly cover: Cover }) {
  const loaded = useGame(cover.id);
  const { home } = words();
  const { name, about } = textsOn(cover);
  return (
    <Frame tab={null}>
      <PageTitle>{name}</PageTitle>
      <div class="plate">
        <Vignette game={cover} size="plate" />
      </div>
      <p class="prose">{about}</p>
      {loaded?.game.books.guided.map(({ side }, _, { length }) => (
        <a class="button" key={side} href={`#/guided/${cover.id}/${side}`}>
          {length === 1 ? home.guided({ name }) : home.guidedSide({ side: loaded.said.sides[side] ?? side })}
        </a>
      ))}
      {loaded && <Form cover={cover} {...loaded} />}
    </Frame>
  );
}

interface Loaded {
  readonly game: Game;
  readonly said: GameWords;
}

function useGame(id: string): Loaded | null {
  const spoken = language();
  return useLoaded(async () => {
    const game = await loadGame(id);
    return game && { game, said: await load(game.books.words[spoken]) };
  }, [id, spoken]);
}

function Form({ cover, game, said }: Loaded & { readonly cover: Cover }) {
  const t = words().table.begin;
  const { id, help } = cover;
  const optional = game.options.filter((option) => option !== help);
  const scenario = useSignal(game.scenarios[0] ?? '');
  const options = useSignal<ReadonlySet<string>>(new Set());
  const dice = useSignal<DiceChoice>('fresh');
  const typed = useSignal('');
  const seats = useSignal(usualSeats(game.sides));
  const state = useSignal<'ready' | 'starting' | OpenReason>('ready');
  const late = useLate(state.value === 'starting');
  const turn = (option: string, on: boolean) => {
    const next = new Set(options.peek());
    if (on) next.add(option);
    else next.delete(option);
    options.value = next;
  };
  const begin = async () => {
    state.value = 'starting';
    const seeds = { fresh: newSeed, daily: () => dailySeed(new Date()), own: () => ownSeed(typed.peek()) ?? newSeed() };
    const chosen = game.options.filter((option) => options.peek().has(option));
    const setup = { scenario: scenario.peek(), options: chosen, seed: seeds[dice.peek()]() };
    try {
      const begun = await beginCampaign(id, setup, seats.peek());
      if (begun.ok) location.hash = `#/play/${begun.value.id}`;
      else state.value = begun.reason;
    } catch (error) {
      state.value = 'ready';
      tell(error);
    }
  };
  return (
    <>
      {game.sides.length > 1 && (
        <SeatPicker
          sides={game.sides}
          liveries={game.face.map.liveries}
          said={said}
          seats={seats.value}
          choose={(next) => (seats.value = next)}
        />
      )}
      <Group name={t.scenario}>
        {game.scenarios.map((one) => (
          <Radio key={one} group="scenario" checked={scenario.value === one} choose={() => (scenario.value = one)}>
            <b>{said.scenarios[one]?.name ?? one}</b>
            <span>{said.scenarios[one]?.summary}</span>
          </Radio>
        ))}
      </Group>
      {help !== null && (
        <Group name={t.help}>
          <Radio group="help" checked={!options.value.has(help)} choose={() => turn(help, false)}>
            <b>{t.helpNo}</b>
          </Radio>
          <Radio group="help" checked={options.value.has(help)} choose={() => turn(help, true)}>
            <b>{t.helpYes}</b>
            <span>{said.options[help]?.effect}</span>
          </Radio>
          <p class="quiet">{t.helpAbout}</p>
        </Group>
      )}
      {optional.length > 0 && (
        <Group name={t.options}>
          {optional.map((option) => (
            <label class="option" key={option}>
              <input
                type="checkbox"
                checked={options.value.has(option)}
                onChange={(event) => turn(option, event.currentTarget.checked)}
              />
              <span>
                <b>{said.options[option]?.name ?? option}</b>
                <span>{said.options[option]?.effect}</span>
              </span>
            </label>
          ))}
        </Group>
      )}
      <Group name={t.dice}>
        {diceChoices.map((one) => (
          <Radio key={one} group="dice" checked={dice.value === one} choose={() => (dice.value = one)}>
            <b>{t[one]}</b>
            {one === 'daily' && <span>{t.dailyAbout}</span>}
          </Radio>
        ))}
        {dice.value === 'own' && (
          <label class="seed">
            <span>{t.seed}</span>
            <input
              type="text"
              maxLength={60}
              autocomplete="off"
              value={typed.value}
              onInput={(event) => (typed.value = event.currentTarget.value)}
            />
          </label>
        )}
      </Group>
      {late && (
        <p class="notice" role="status">
          {words().faults.opening.late}
        </p>
      )}
      {state.value !== 'ready' && state.value !== 'starting' && (
        <p class="notice" role="alert">
          {t.failed} {whyNot(state.value)}
        </p>
      )}
      <div class="begin">
        <button
          type="button"
          class="button primary"
          disabled={state.value === 'starting'}
          onClick={() => inBackground(begin())}
        >
          {state.value === 'starting' ? t.starting : t.start}
        </button>
      </div>
    </>
  );
}

interface PickerProps {
  readonly sides: readonly Side[];
  readonly liveries: Liveries;
  readonly said: GameWords;
  readonly seats: Seats;
  readonly choose: (seats: Seats) => void;
}

/** Who plays each side, and the plain word that no level touches the dice. */
function SeatPicker({ sides, liveries, said, seats, choose }: PickerProps) {
  const t = words().seats;
  const company = companyOf(sides, seats);
  return (
    <Group name={t.title}>
      {sides.map((side) => (
        <fieldset class="seat" key={side} data-side={side} data-livery={liveries[side]}>
          <legend>{said.sides[side] ?? side}</legend>
          <div class="seat-choices">
            {seatChoices.map((seat) => (
              <label key={seat}>
                <input
                  type="radio"
                  name={`seat ${side}`}
                  value={seat}
                  checked={seats[side] === seat}
                  onChange={() => choose({ ...seats, [side]: seat })}
                />
                <span>{t[seat]}</span>
              </label>
            ))}
          </div>
          <p class="quiet">{t.about[seats[side] ?? 'person']}</p>
        </fieldset>
      ))}
      {company === 'persons' && <p class="prose">{t.two}</p>}
      {company === 'nobody' && <p class="prose">{t.none}</p>}
      <p class="quiet">{t.dice}</p>
    </Group>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <fieldset class="group">
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

interface RadioProps {
  readonly group: string;
  readonly checked: boolean;
  readonly choose: () => void;
  readonly children: ComponentChildren;
}

function Radio({ group, checked, choose, children }: RadioProps) {
  return (
    <label class="option">
      <input type="radio" name={group} checked={checked} onChange={choose} />
      <span>{children}</span>
    </label>
  );
}
