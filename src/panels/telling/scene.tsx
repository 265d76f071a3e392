import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../locale';
import { signed } from '../parts/format';
import { type Spot, useKit } from '../parts/kit';
import type { ToldArrow } from '../tale/told-scene';
import { ARROW, type At, arrowLine } from './arrow-line';
import { isFormation, liveryOf } from './told-words';

const VEIL_MARGIN = 8;

/** Over the map: a veil with the places of the scene cut out of it, arrows, tags and the mark of what came of it. */
export function Scene() {
  const kit = useKit();
  const { teller, map, model } = kit;
  const eye = map.value;
  const drawn = useSignal(0);
  useEffect(() => eye?.watch(() => drawn.value++), [eye]);
  const scene = teller.scene.value;
  if (!eye || !scene || scene.places.length === 0) return null;
  drawn.value; // read for its change: the map has moved
  const spots = new Map(
    [...scene.places, ...scene.arrows.map(({ from }) => from)].flatMap((id) => {
      const spot = eye.plateOf(id);
      return spot ? [[id, spot] as const] : [];
    }),
  );
  const focus = scene.focus === null ? undefined : spots.get(scene.focus);
  const [change] = teller.changes.value;
  const mark =
    focus && scene.past && change
      ? `${model.game.face.map.places.some(({ id }) => id === change.track) ? kit.words.place(change.track).short : kit.words.track(change.track).name} ${signed(change.after - change.before)}`
      : null;
  return (
    <svg class="told-scene" aria-hidden="true">
      <defs>
        <mask id="told-veil">
          <rect width="100%" height="100%" fill="white" />
          {scene.places.map((id) => {
            const spot = spots.get(id);
            return spot && <Hole key={id} spot={spot} />;
          })}
        </mask>
      </defs>
      <rect class="told-veil" width="100%" height="100%" mask="url(#told-veil)" />
      {focus && !scene.past && <Ring spot={focus} />}
      {scene.arrows.map((arrow, i) => {
        const from = spots.get(arrow.from);
        const to = spots.get(arrow.to);
        return from && to ? <Arrow key={i} arrow={arrow} from={from} to={to} past={scene.past} /> : null;
      })}
      {[...scene.bursts].map(([id, count]) => {
        const spot = spots.get(id);
        return spot && <Burst key={id} spot={spot} count={count} />;
      })}
      {mark !== null && focus && <Pill spot={focus} text={mark} good={change?.good ?? false} />}
    </svg>
  );
}

function Hole({ spot }: { readonly spot: Spot }) {
  const { x, y, width, height, outline } = spot;
  if (outline) return <polygon points={outline.map((point) => point.join(',')).join(' ')} fill="black" />;
  const m = VEIL_MARGIN;
  return <rect x={x - m} y={y - m} width={width + m * 2} height={height + m * 2} rx={16} fill="black" />;
}

function Ring({ spot }: { readonly spot: Spot }) {
  const { x, y, width, height, outline } = spot;
  if (outline) return <polygon class="told-ring" points={outline.map((point) => point.join(',')).join(' ')} />;
  return <rect class="told-ring" x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={17} />;
}

interface ArrowProps {
  readonly arrow: ToldArrow;
  readonly from: Spot;
  readonly to: Spot;
  readonly past: boolean;
}

/** From the edge of one plate to the edge of the other, in the colour of whoever goes. */
function Arrow({ arrow, from, to, past }: ArrowProps) {
  const kit = useKit();
  const line = arrowLine(from, to);
  if (!line) return null;
  const { start, tip } = line;
  const [dx, dy] = [tip[0] - start[0], tip[1] - start[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const neck: At = [tip[0] - ux * ARROW.head, tip[1] - uy * ARROW.head];
  const wide = ARROW.head * 0.72;
  const head = [tip, [neck[0] - uy * wide, neck[1] + ux * wide], [neck[0] + uy * wide, neck[1] - ux * wide]]
    .map((point) => point.join(','))
    .join(' ');
  const shaft = `M${start.join(' ')}L${neck.join(' ')}`;
  const tag = past ? null : tagOf(kit, arrow);
  const at: At = [(start[0] + neck[0]) / 2 - uy * 20, (start[1] + neck[1]) / 2 + ux * 20];
  return (
    <g class="told-arrow" data-is={arrow.is} data-past={past || undefined} style={liveryOf(kit, arrow.by).style}>
      <path class="told-casing" d={shaft} />
      <polygon class="told-casing" points={head} />
      <path class="told-shaft" d={shaft} pathLength={arrow.is === 'fire' || past ? undefined : 1} />
      <polygon class="told-point" points={head} />
      {tag !== null && <Tag at={at} away={-uy} text={tag} />}
    </g>
  );
}

function tagOf(kit: ReturnType<typeof useKit>, { by, count }: ToldArrow): string | null {
  const t = words().telling;
  if (count > 0) return t.units({ count });
  const strength = kit.model.shown.value.places.find(({ id }) => id === by)?.figures[0]?.value;
  return isFormation(kit, by) && strength !== undefined ? `${strength}` : null;
}

function Tag({ at, away, text }: { readonly at: At; readonly away: number; readonly text: string }) {
  const wide = text.length * 7.4 + 16;
  const x = at[0] + Math.sign(away || 1) * (wide / 2 - 6);
  return (
    <g transform={`translate(${x} ${at[1]})`}>
      <rect class="told-tag" x={-wide / 2} y={-13} width={wide} height={26} />
      <text class="told-tag-text" y={5.2}>
        {text}
      </text>
    </g>
  );
}

/** Eight points, long and short, round a middle. */
const star = Array.from({ length: 16 }, (_, i) => {
  const [far, turn] = [i % 2 === 0 ? 17 : 11, (i * Math.PI) / 8];
  return `${(far * Math.sin(turn)).toFixed(1)},${(-far * Math.cos(turn)).toFixed(1)}`;
}).join(' ');

/** How many suffered where shots fell, on the outline of the place. */
function Burst({ spot, count }: { readonly spot: Spot; readonly count: number }) {
  return (
    <g class="told-burst" transform={`translate(${spot.x + spot.width} ${spot.y})`}>
      <polygon points={star} />
      <text y={5}>{count}</text>
    </g>
  );
}

/** What it did to the level that matters most, beside the place. */
function Pill({ spot, text, good }: { readonly spot: Spot; readonly text: string; readonly good: boolean }) {
  const wide = text.length * 8 + 24;
  const left = spot.x - wide - 12 > 4;
  const x = left ? spot.x - wide / 2 - 12 : spot.x + spot.width / 2;
  const y = left ? spot.y + spot.height / 2 : spot.y + spot.height + 26;
  return (
    <g class="told-pill" data-good={good || undefined} transform={`translate(${Math.max(wide / 2 + 4, x)} ${y})`}>
      <rect x={-wide / 2} y={-15} width={wide} height={30} rx={15} />
      <text y={5.5}>{text}</text>
    </g>
  );
}
