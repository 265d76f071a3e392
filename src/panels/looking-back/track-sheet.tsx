import { useComputed } from '@preact/signals';
import type { TrackView } from '../../kernel/view';
import { words } from '../../locale';
import { LevelChart } from '../charts/charts';
import { curvesOf, figuresOf } from '../charts/curves';
import { isTwoSided } from '../charts/reckoned';
import { Scores } from '../charts/scores';
import { SheetFrame } from '../forms/sheet';
import { signed } from '../parts/format';
import { Glossed } from '../parts/glossed';
import { useKit } from '../parts/kit';
import { Provenance } from '../parts/provenance';
import { RuleOf, Spoken } from '../parts/sentence';
import { changesOf } from '../tale/chronicle';

const CHANGES = 6;

/** A level: what it means, what it adds, and what changed it last. */
export function TrackSheet({ track: id }: { readonly track: string }) {
  const kit = useKit();
  const { model, words: game } = kit;
  const track = model.shown.value.tracks.find((one) => one.id === id);
  const curves = curvesOf(model.position.value.view);
  const pair = track?.group === undefined ? undefined : curves.find((ids) => ids.includes(id));
  if (!track) return null;
  if (pair && track.group !== undefined) {
    const { name } = game.track(track.group);
    return (
      <SheetFrame title={name} topic={`track ${id}`}>
        <Pair ids={pair} scored={pair === curves[0]} />
      </SheetFrame>
    );
  }
  const { name } = game.track(id);
  const state = track.state === undefined ? undefined : game.state(track.state);
  return (
    <SheetFrame title={name} caption={state} topic={`track ${id}`}>
      <Level track={track} />
      {track.bands && <Bands track={track} />}
      <Provenance of={`track-${id}`} />
      <Changes ids={[id]} />
    </SheetFrame>
  );
}

function Level({ track }: { readonly track: TrackView }) {
  const { words: game } = useKit();
  const t = words().table.track;
  const { name, meaning } = game.track(track.id);
  return (
    <>
      <p class="track-now">
        <b>{track.min < 0 ? signed(track.value) : track.value}</b>
        <span>{t.range({ min: track.min, max: track.max })}</span>
        {track.modifier !== undefined && (
          <i data-sign={Math.sign(track.modifier)}>{t.adds({ modifier: signed(track.modifier) })}</i>
        )}
      </p>
      {meaning !== name && (
        <p class="prose">
          <Glossed text={meaning} /> <RuleOf kind="track" id={track.id} />
        </p>
      )}
    </>
  );
}

function Changes({ ids }: { readonly ids: readonly string[] }) {
  const { model, words: game } = useKit();
  const t = words().table.track;
  const changes = ids
    .flatMap((id) => changesOf(id, model.told(0), CHANGES))
    .sort((a, b) => b.entry - a.entry)
    .slice(0, CHANGES);
  return (
    <>
      <h3 class="caption">{t.changed}</h3>
      {changes.length === 0 ? (
        <p class="quiet">{t.unchanged}</p>
      ) : (
        <ul class="log-lines">
          {changes.map(({ event, turn, entry }) => {
            const sentence = game.event(event);
            return sentence ? (
              <li key={`${entry} ${JSON.stringify(event)}`}>
                <b>{words().table.turnShort({ turn })}</b>
                <span>
                  <Spoken sentence={sentence} />
                </span>
              </li>
            ) : null;
          })}
        </ul>
      )}
    </>
  );
}

/** What both sides have of a kind: its course over the turns; what it came from where that is what is played for. */
function Pair({ ids, scored }: { readonly ids: readonly string[]; readonly scored: boolean }) {
  const kit = useKit();
  const { model, words: game } = kit;
  const figures = useComputed(() => figuresOf(kit));
  const reckoning = model.report();
  const told = scored && isTwoSided(reckoning.points);
  return (
    <>
      {figures.value.turns.length > 1 && (
        <LevelChart chronicle={figures.value} tracks={ids} places={[]} wet={reckoning.rains} />
      )}
      {told && <Scores reckoning={reckoning} figures={figures.value} turn={model.shown.value.turn} />}
      {ids.map((id) => (
        <p key={id} class="prose">
          <b>{game.track(id).name}.</b> <Glossed text={game.track(id).meaning} /> <RuleOf kind="track" id={id} />
        </p>
      ))}
      {ids.map((id) => (
        <Provenance key={id} of={`track-${id}`} />
      ))}
      {!told && <Changes ids={ids} />}
    </>
  );
}

/** Every box of the track, with the bands that share a modifier. */
function Bands({ track }: { readonly track: TrackView }) {
  const { bands = [], value } = track;
  const t = words().table.track;
  return (
    <table class="bands">
      <thead>
        <tr>
          <th scope="col">{t.level}</th>
          <th scope="col">{t.modifier}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ from, to, modifier }) => (
          <tr key={from} data-here={(value >= from && value <= to) || undefined}>
            <td>
              <span class="boxes">
                {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((box) => (
                  <i key={box} data-here={box === value || undefined} data-on={box <= value || undefined}>
                    {box}
                  </i>
                ))}
              </span>
            </td>
            <td data-sign={Math.sign(modifier)}>{signed(modifier)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
