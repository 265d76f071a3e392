import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { plain } from '../../kernel/words';
import { words } from '../../locale';
import { DiceChart, Holdings, LevelChart } from '../charts/charts';
import { curvesOf, figuresOf } from '../charts/curves';
import { Reckoned, Toll, tollText } from '../charts/reckoned';
import { SheetFrame } from '../forms/sheet';
import { decimal, halves } from '../parts/format';
import { Go } from '../parts/go';
import { type Kit, useKit } from '../parts/kit';
import { Spoken } from '../parts/sentence';
import { useLoaded } from '../parts/use-loaded';
import type { Chronicle } from '../tale/chronicle';
import { DayByDay } from './history-sheet';
import { shareText } from './log-sheet';
import type { ReviewDesk } from './review-part';

export interface ReportActions {
  readonly again: (seed: 'same' | 'new') => void;
  /** Null while the campaign goes on, or where it cannot be gone through from its beginning. */
  readonly review: ReviewDesk | null;
  /** Where it is worth it: the offer of a copy outside the browser. */
  readonly backup: ComponentChildren;
}

/** How it ended, or how it stands: level, curves, turning points, dice, and what happened in 1954. */
export function ReportSheet({ actions }: { readonly actions: ReportActions }) {
  const kit = useKit();
  const { model, desk, words: game } = kit;
  const t = words().table.report;
  const figures = useComputed(() => figuresOf(kit));
  const { result, view, rewinds, hints } = model.position.value;
  const reckoning = model.report();
  const reached = result && game.result(result);
  const aims = view.tracks.filter((track) => track.goal !== undefined);
  const curves = curvesOf(view);
  const tracks = curves[0] ?? [];
  const places = disputed(kit, figures.value);
  // A battle of one turn has no course to draw.
  const lasted = figures.value.turns.length > 1;
  // Where a track has a goal, that is what was played for.
  const goal = aims.find(({ value }) => value === result?.points) ?? aims[0];
  const scenario = game.scenarios[model.setup.scenario]?.name ?? '';
  const caption = `${game.title}, ${scenario}`;
  return (
    <SheetFrame
      title={reached?.name ?? t.sofar}
      caption={caption}
      topic="report"
      page={<Go label={t.seeMap} act={() => desk.close()} />}
    >
      {result && (
        <p class="report-result">
          {result.points !== null && (
            <>
              <b>{halves(result.points)}</b> <span class="caption">{goal ? game.track(goal.id).name : t.points}</span>
            </>
          )}
          <span>{game.dates(view.turn)}</span>
        </p>
      )}
      {reached && reached.epilogue !== '' && <p class="card-note">{reached.epilogue}</p>}
      <Reckoned reckoning={reckoning} figures={figures.value} />
      {lasted &&
        curves.map((ids, n) => (
          <section key={ids.join()}>
            <h3 class="caption">{ids.map((id) => game.track(id).name).join(', ')}</h3>
            <LevelChart chronicle={figures.value} tracks={ids} places={n === 0 ? places : []} wet={reckoning.rains} />
          </section>
        ))}
      {lasted && (
        <>
          <h3 class="caption">{t.holdings}</h3>
          <Holdings chronicle={figures.value} places={places} />
        </>
      )}
      <Toll reckoning={reckoning} />
      {actions.backup}
      {result && (
        <div class="quick">
          <button type="button" class="button" onClick={() => void shareText(reportText(kit, figures.value))}>
            {t.share}
          </button>
          <button type="button" class="button" onClick={() => actions.again('new')}>
            {t.newCampaign}
          </button>
        </div>
      )}
      {actions.review && <Reviewed desk={actions.review} />}
      <TurningPoints figures={figures.value} />
      <DiceReport figures={figures.value} />
      <DayByDay figures={figures.value} drawn={tracks} />
      {result && model.game.face.hides !== undefined && <p>{t.opened}</p>}
      <p class="quiet">{t.record({ rewinds, hints: hints.length, seed: model.setup.seed })}</p>
      <div class="quick">
        {!result && (
          <button type="button" class="button" onClick={() => void shareText(reportText(kit, figures.value))}>
            {t.share}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => {
            desk.close();
            model.look(0);
          }}
        >
          {t.replay}
        </button>
        <button type="button" class="button" onClick={() => actions.again('same')}>
          {t.sameSeed}
        </button>
        {!result && (
          <button type="button" class="button" onClick={() => actions.again('new')}>
            {t.newSeed}
          </button>
        )}
      </div>
    </SheetFrame>
  );
}

/** Fetched when a finished campaign is looked at. */
function Reviewed({ desk }: { readonly desk: ReviewDesk }) {
  const part = useLoaded(() => import('./review-part'), []);
  return part && <part.ReviewPart desk={desk} />;
}

/** Places that changed hands, posts where there are any; all of them where none did. */
function disputed({ model }: Kit, { holders }: Chronicle): readonly string[] {
  const { places } = model.game.face.map;
  const posts = places.filter(({ shape }) => shape === 'post');
  const areas = places.filter(({ shape }) => shape === 'centre' || shape === 'area');
  const centres = (posts.length > 0 ? posts : areas).map(({ id }) => id);
  const before = new Map(model.viewAt(0).places.map(({ id, holder }) => [id, holder]));
  const changed = centres.filter((id) => holders.get(id)?.some((by) => by !== before.get(id)));
  return changed.length > 0 ? changed : centres;
}

function TurningPoints({ figures }: { readonly figures: Chronicle }) {
  const { model, desk, words: game } = useKit();
  const t = words().table;
  const told = figures.turningPoints.flatMap((point) => {
    const sentence = game.event(point.event);
    return sentence ? [{ ...point, sentence }] : [];
  });
  if (told.length === 0) return null;
  const look = (at: number) => {
    desk.close();
    model.look(at);
  };
  return (
    <>
      <h3 class="caption">{t.report.turningPoints}</h3>
      <ul class="log-lines">
        {told.map(({ turn, at, sentence }, i) => (
          <li key={i}>
            <b>{t.turnShort({ turn })}</b>
            <span>
              <Spoken sentence={sentence} />
            </span>
            <button type="button" class="text-button" onClick={() => look(at)}>
              {t.log.look}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function DiceReport({ figures }: { readonly figures: Chronicle }) {
  const { words: game } = useKit();
  const t = words().table.report;
  const { two, one, rolls, meanOfTwo, meanOfOne } = figures.dice;
  if (rolls === 0) return null;
  return (
    <>
      <h3 class="caption">{t.dice({ count: rolls })}</h3>
      <DiceChart two={two} one={one} />
      <dl class="outcomes">
        {meanOfTwo !== null && (
          <div>
            <dt>{t.meanOfTwo({ expected: decimal(7) })}</dt>
            <dd>{decimal(meanOfTwo)}</dd>
          </div>
        )}
        {[...figures.diceOf].map(([side, { meanOfTwo: mean }]) =>
          mean === null ? null : (
            <div key={side}>
              <dt>{words().seats.meanOf({ side: game.sides[side] ?? side, expected: decimal(7) })}</dt>
              <dd>{decimal(mean)}</dd>
            </div>
          ),
        )}
        {meanOfOne !== null && (
          <div>
            <dt>{t.meanOfOne({ expected: decimal(3.5), count: one.reduce((a, b) => a + b, 0) })}</dt>
            <dd>{decimal(meanOfOne)}</dd>
          </div>
        )}
      </dl>
      <p class="quiet">{t.notSmooth}</p>
    </>
  );
}

/** The report as text, for a message. */
export function reportText({ model, words: game }: Kit, figures: Chronicle): string {
  const t = words().table;
  const { result, view } = model.position.value;
  const reckoning = model.report();
  const reached = result ? game.result(result).name : t.report.sofar;
  const points = result?.points === null || !result ? '' : ` (${result.points} ${t.report.points})`;
  const levels = view.tracks.filter(({ bands }) => bands).map(({ id, value }) => `${game.track(id).short} ${value}`);
  const turningPoints = figures.turningPoints.flatMap(({ turn, event }) => {
    const sentence = game.event(event);
    return sentence ? [`${t.turnShort({ turn })} ${plain(sentence)}`] : [];
  });
  return [
    `${game.title}, ${game.scenarios[model.setup.scenario]?.name ?? ''}`,
    `${reached}${points}. ${t.turnLong({ turn: view.turn })}, ${levels.join(', ')}`,
    `${tollText(reckoning, game)}.`,
    ...turningPoints,
    t.report.record({
      rewinds: model.position.value.rewinds,
      hints: model.position.value.hints.length,
      seed: model.setup.seed,
    }),
  ].join('\n');
}
