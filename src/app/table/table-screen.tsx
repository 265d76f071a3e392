import '../../panels/forms/guide.css';
import '../../panels/rules/rules.css';
import '../../panels/panels.css';
import './table.css';
import './table-shapes.css';
import './table-low.css';
import '../../panels/dock/seats.css';
import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { allLayers } from '../../board/base/types';
import type { Board } from '../../board/board';
import { coverOf } from '../../games';
import type { GameWords } from '../../kernel/words';
import { language, words } from '../../locale';
import { createDesk, type Desk } from '../../panels/asking/desk';
import { Curtain } from '../../panels/dock/curtain';
import { Dock } from '../../panels/dock/dock';
import { Layers } from '../../panels/dock/dock-tools';
import { EdgeSigns } from '../../panels/dock/edge-signs';
import { LogTail } from '../../panels/dock/log-tail';
import { Speech } from '../../panels/dock/speech';
import { Strip } from '../../panels/dock/strip';
import type { MapLayers } from '../../panels/looking-back/layers-sheet';
import type { TableModel } from '../../panels/model/model';
import { signed } from '../../panels/parts/format';
import { type Kit, KitProvider, type Wishes } from '../../panels/parts/kit';
import { useLoaded } from '../../panels/parts/use-loaded';
import { OpenSheet, type SheetActions } from '../../panels/sheets/sheets';
import { createTeller, paces, type TellerWishes } from '../../panels/tale/teller';
import { Scene } from '../../panels/telling/scene';
import { OpeningPlate, Telling } from '../../panels/telling/telling';
import { textsOn } from '../../shelf/cover-texts';
import { Missing } from '../../shelf/missing';
import { ShortenedPage } from '../../shelf/shortened-page';
import { Vignette } from '../../shelf/vignette';
import { afterStart } from '../base/after-start';
import { colours, motion } from '../base/appearance';
import { inBackground } from '../base/faults';
import { load } from '../base/load';
import { drawInOwnTasks } from '../base/own-task';
import { atTable } from '../base/router';
import { newSeed } from '../base/seed';
import { type Settings, settings } from '../base/settings';
import { FaultScreen } from '../net/fault-screen';
import { Splash } from '../net/splash';
import { isMapForAll } from '../session/position';
import { exportRequest } from '../transfer/export-request';
import { takeGlance } from '../transfer/glance';
import { lastOpen } from '../transfer/last-open';
import { startSucceeded } from '../transfer/start-count';
import { BackupLine } from './backup-line';
import { BoardHost } from './board-host';
import { openCoach, useBriefing, useRecommended } from './open-guide';
import { beginCampaign, type Halted, type Opened, type Visit, visitTable } from './open-table';
import { openReview } from './review';
import { tableArt } from './table-art';
import { TroubleLine, WatchDock } from './table-lines';
import { useAsleep } from './use-asleep';
import { useBackCloses } from './use-back';
import { useBuzz } from './use-buzz';
import { useDraft } from './use-draft';
import { useFocusKept } from './use-focus-kept';
import { useHidden } from './use-hidden';
import { useInset } from './use-inset';
import { useKeys } from './use-keys';
import { useOutlook } from './use-outlook';
import { usePicture } from './use-picture';
import { useSounds } from './use-sounds';
import { wide } from './use-wide';
import { whyNot } from './why-not';

/** The table of one campaign. */
export function TableScreen({ campaign }: { readonly campaign: string }) {
  const [visit, setVisit] = useState<Visit | null>(null);
  const [tries, setTries] = useState(0);
  const again = () => setTries(tries + 1);
  useEffect(() => {
    setVisit(null);
    return visitTable(campaign, setVisit);
  }, [campaign, tries]);
  const opened = visit?.is === 'open' ? visit : null;
  const game = useGameWords(opened);
  const missing = visit?.is === 'refused' && visit.reason === 'missing';
  const title = words().saves.cannotOpen;
  useEffect(() => {
    // What the last start left open was deleted since, or the browser has cleared it: the shelf tells.
    if (missing && lastOpen() === campaign) location.replace('#/');
  }, [missing, campaign]);
  // What is read meanwhile is not covered by a table that is not there yet.
  if (!atTable.value && !(opened && game)) return null;
  if (visit?.is === 'refused') {
    if (missing) return <Missing />;
    const refused = new Error(`refused: ${visit.reason}`);
    // On a new page: it opens the disk anew.
    const reload = () => location.reload();
    return <FaultScreen {...{ title, campaign }} again={reload} error={refused} about={whyNot(visit.reason)} />;
  }
  if (visit?.is === 'shortened') return <Shortened {...visit} />;
  if (visit?.is === 'failed') {
    return <FaultScreen {...{ title, campaign, again }} error={visit.error} about={words().faults.opening.about} />;
  }
  if (!opened || !game) return <Splash text={words().table.opening} />;
  return (
    <OpenTable
      key={`${campaign} ${opened.takeOver ? 'watch' : 'play'}`}
      campaign={campaign}
      opened={opened}
      game={game}
    />
  );
}

function Shortened({ campaign, shortened, goOn }: Halted) {
  const cover = coverOf(campaign.game);
  const name = cover ? textsOn(cover).name : campaign.game;
  return (
    <ShortenedPage
      name={name}
      {...shortened}
      goOn={goOn}
      exportAsItWas={() => {
        exportRequest.value = { name, turn: campaign.turn, save: shortened.asItWas };
      }}
    />
  );
}

/** The game's words in the language now spoken; the last ones until they are here. */
function useGameWords(opened: Opened | null): GameWords | null {
  const spoken = language();
  const game = opened?.model.game;
  return useLoaded(() => game && load(game.books.words[spoken]), [game, spoken]);
}

interface OpenProps {
  readonly campaign: string;
  readonly opened: Opened;
  readonly game: GameWords;
}

function OpenTable({ campaign, opened, game }: OpenProps) {
  const { model, notes } = opened;
  const root = useRef<HTMLDivElement>(null);
  const [still] = useState(() => takeGlance(campaign));
  const spoken = useMemo(() => signal(game), [model]);
  const { desk, coach, layers, board, teller } = useMemo(
    () => ({
      desk: deskAt(opened),
      coach: openCoach(model, campaign),
      teller: createTeller(model, tellerWishes, () => spoken.peek()),
      layers: signal<MapLayers>(allLayers),
      board: signal<Board | null>(null),
    }),
    [model],
  );
  useEffect(() => {
    spoken.value = game;
  }, [spoken, game]);
  // A table has much to draw, the other screens little.
  useEffect(drawInOwnTasks, []);
  useEffect(() => {
    startSucceeded();
    return () => {
      coach.dispose();
      teller.dispose();
      desk.dispose();
    };
  }, [desk, coach, teller]);
  usePicture(
    { campaign: opened.id, game: model.game.id },
    board,
    () => tracksOf(model, spoken.peek()),
    () => isMapForAll(model),
    model.shown,
  );
  const outlook = useOutlook(opened.id, board);
  useDraft(opened.id, desk);
  useBackCloses(desk);
  useKeys(model, desk);
  useBuzz(model);
  useSounds(model);
  useHidden(model, teller);
  useFocusKept(root);
  useAsleep(model);
  useBriefing(coach, model, desk);
  useRecommended(coach, model, desk);
  const inset = useInset(root);
  const there = atTable.value;
  const wishes = useMemo(() => wishesOf(settings.value), [settings.value]);
  // One and the same until something of it changes: all panels are drawn anew with it.
  const kit = useMemo(
    (): Kit => ({
      settled: afterStart,
      words: game,
      model,
      desk,
      teller,
      map: board,
      coach,
      art: tableArt,
      wishes,
      there,
      theme: colours.value,
      openRule: (rule) => desk.open({ is: 'rule', rule }),
    }),
    [game, model, desk, teller, board, coach, wishes, there, colours.value],
  );
  const isOver = model.position.value.result !== null;
  const review = useMemo(() => openReview(opened), [opened, isOver]);
  useEffect(() => () => review?.close(), [review]);
  const backup = useMemo(() => <BackupLine exportGame={() => exportGame(opened, game)} />, [opened, game]);
  const actions = useMemo(
    (): SheetActions => ({
      notes: notes.map((note) => words().table.resume.notes[note]),
      layers,
      plate: plateOf(model),
      fit: () => board.peek()?.fit(),
      openRules: () => {
        location.hash = `#/rules/${model.game.id}`;
      },
      exportGame: () => exportGame(opened, game),
      again: (seed) => inBackground(again(model, seed)),
      review,
      backup,
    }),
    [opened, game, review],
  );
  const drawn = model.curtain.value;
  const hasPosts = model.game.face.map.places.some(({ shape }) => shape === 'post');
  const telling = model.telling.value !== null && drawn === null;
  const compact = (desk.sheet.value !== null || telling) && !wide.value;
  return (
    <KitProvider value={kit}>
      <div
        class="table"
        ref={root}
        data-compact={compact || undefined}
        data-decisions={model.position.value.entries.length}
        data-meant={model.position.value.draft.map(({ key }) => key).join('\n')}
        style={`--pace: ${teller.pace.value}`}
        data-away={!there || undefined}
        inert={drawn !== null || !there}
      >
        <Strip view={model.shown} compact={compact} />
        <main class="stage">
          <BoardHost
            model={model}
            desk={desk}
            words={spoken}
            layers={layers}
            inset={inset}
            board={board}
            teller={teller}
            outlook={outlook}
            still={still}
          >
            {telling ? <Scene /> : <EdgeSigns />}
            <Layers />
            {hasPosts && <MapCorner />}
          </BoardHost>
          <div class="middle">
            {telling && <Telling />}
            <OpenSheet actions={actions} />
          </div>
        </main>
        {telling && <OpeningPlate />}
        {wide.value && <LogTail />}
        {desk.sheet.value?.is !== 'report' && backup}
        <TroubleLine opened={opened} exportGame={() => exportGame(opened, game)} />
        {opened.takeOver ? <WatchDock takeOver={opened.takeOver} /> : <Dock />}
        <Speech />
      </div>
      {drawn && there && <Curtain drawn={drawn} />}
    </KitProvider>
  );
}

/** Whoever comes back is told where he was from the first drawing on: the table is laid out once. */
function deskAt({ model, begun }: Opened): Desk {
  const desk = createDesk(model);
  const { entries, result, waits } = model.position.peek();
  if (entries.length > 0 && !begun && !result && waits === null) desk.open({ is: 'resume' });
  return desk;
}

function plateOf({ game }: TableModel) {
  const cover = coverOf(game.id);
  return cover && <Vignette game={cover} size="plate" />;
}

/** On maps with posts. */
function MapCorner() {
  const posts = useLoaded(() => load(() => import('../../panels/posts')), []);
  return posts && <posts.MapTools />;
}

/** Every level with its name, as the strip shows them; null where it is not for whoever starts next, or not now. */
function tracksOf({ shown, company, cursor }: TableModel, game: GameWords): [name: string, value: string][] | null {
  // Two persons share the phone: the next to look may be the other.
  if (company === 'persons' || cursor.peek() !== null) return null;
  return shown
    .peek()
    .tracks.filter(({ id }) => id !== 'turn')
    .map(({ id, value, min, boxes, state }) => {
      const figure = boxes === 'word' && state !== undefined ? game.state(state) : min < 0 ? signed(value) : `${value}`;
      return [game.track(id).short, figure];
    });
}

function tellerWishes(): TellerWishes {
  const { telling, speed, dice } = settings.peek();
  const pace = paces.find((one) => one === speed) ?? '4';
  return { manner: telling, pace, quickDice: dice === 'instant', still: motion.peek() !== 'full' };
}

/** Percent of the text size from which units are listed rather than laid side by side. */
const LARGE = 130;

function wishesOf({ odds, dice, speed, confirm, awake, text }: Settings): Wishes {
  return { odds, dice, speed, confirm: confirm === 'on', large: Number(text) >= LARGE, awake: awake === 'on' };
}

/** Opens the export sheet with the campaign as it lies on the table, whatever the disk says. */
function exportGame({ save, model }: Opened, { title }: GameWords): void {
  exportRequest.value = { name: title, turn: model.position.peek().view.turn, save: save() };
}

async function again(model: TableModel, seed: 'same' | 'new'): Promise<void> {
  const setup = seed === 'same' ? model.setup : { ...model.setup, seed: newSeed() };
  const begun = await beginCampaign(model.game.id, setup, model.chosen);
  if (begun.ok) location.hash = `#/play/${begun.value.id}`;
}
