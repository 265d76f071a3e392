import { useComputed } from '@preact/signals';
import type { TrackView } from '../../kernel/view';
import { words } from '../../locale';
import { changesOf } from '../model/chronicle';
import { useKit } from '../model/kit';
import { signed } from '../parts/format';
import { Provenance } from '../parts/provenance';
import { RuleOf, Spoken } from '../parts/sentence';
import { Glossed } from '../rules/glossed';
import { LevelChart } from './charts';
import { curvesOf, figuresOf } from './curves';
import { isTwoSided } from './reckoned';
import { Scores } from './scores';
import { SheetFrame } from './sheet';

const CHANGES = 6;

/** A level: what it means, what it adds, and what changed it last. */
export function TrackSheet({ track: id }: { readonly track: string }) {
  const { model, words: game } = useKit();
  const t = words().table.track;
  const track = model.shown.value.tracks.find((one) => one.id === id);
  const { name, meaning } = game.track(id);
  if (!track) return null;
  const changes = changesOf(id, model.position.value.entries, model.game.face.fact, CHANGES);
  const state = track.state === undefined ? undefined : game.state(track.state);
  return (
    <SheetFrame title={name} caption={state} topic={`track ${id}`}>
      <p class="track-now">
        <b>{track.min < 0 ? signed(track.value) : track.value}</b>
        <span>{t.range({ min: track.min, max: track.max })}</span>
        {track.modifier !== undefined && (
          <i data-sign={Math.sign(track.modifier)}>{t.adds({ modifier: signed(track.modifier) })}</i>
        )}
      </p>
      {meaning !== name && (
        <p class="prose">
          <Glossed text={meaning} /> <RuleOf kind="track" id={id} />
        </p>
      )}
      {track.bands && <Bands track={track} />}
      {track.group !== undefined && <Pair track={id} />}
      <Provenance of={`track-${id}`} />
      <h3 class="caption">{t.changed}</h3>
      {changes.length === 0 ? (
        <p class="quiet">{t.unchanged}</p>
      ) : (
        <ul class="log-lines">
          {changes.map(({ event, turn, at }) => {
            const sentence = game.event(event);
            return sentence ? (
              <li key={`${at} ${JSON.stringify(event)}`}>
                <b>{words().table.turnShort({ turn })}</b>
                <span>
                  <Spoken sentence={sentence} />
                </span>
              </li>
            ) : null;
          })}
        </ul>
      )}
    </SheetFrame>
  );
}

/** What both sides have of a kind: its course over the turns, and what it came from where that is what is played for. */
function Pair({ track }: { readonly track: string }) {
  const kit = useKit();
  const { model } = kit;
  const figures = useComputed(() => figuresOf(kit));
  const curves = curvesOf(model.position.value.view);
  const ids = curves.find((one) => one.includes(track));
  if (!ids) return null;
  const reckoning = model.report();
  return (
    <>
      <LevelChart chronicle={figures.value} tracks={ids} places={[]} wet={reckoning.rains} />
      {ids === curves[0] && isTwoSided(reckoning.points) && <Scores reckoning={reckoning} figures={figures.value} />}
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
