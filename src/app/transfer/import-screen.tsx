import '../../styles/new-game.css';
import { useEffect, useState } from 'preact/hooks';
import { coverOf } from '../../games';
import { language, words } from '../../locale';
import { type ImportCard, ImportPage } from '../../shelf/import-page';
import { marksOf } from '../screens/record-marks';
import { takeSettings } from '../settings';
import { whyNot } from '../table/why-not';
import {
  type Answer,
  type Arrival,
  type Arrived,
  answers,
  fromAddress,
  type Imported,
  isSame,
  look,
  settle,
} from './import-save';
import { followIncoming, importFile, importText, incoming } from './incoming';

const bring = { importFile: (file: File) => void importFile(file), importText };

/** Shows what a file or a link holds, and takes it in when the player says so. */
export function ImportScreen({ pack }: { readonly pack: string }) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const spoken = language();
  const chosen = incoming.value;
  useEffect(() => followIncoming(), []);
  useEffect(() => {
    let gone = false;
    setArrived(null);
    const from = pack === '' ? chosen : fromAddress(pack);
    void look(from ?? { is: 'text', text: '' }, spoken).then((found) => {
      if (!gone) setArrived(found);
    });
    return () => {
      gone = true;
    };
  }, [pack, chosen, spoken]);
  if (!arrived) return <ImportPage state={{ is: 'reading' }} bring={bring} />;
  if (!arrived.ok) {
    return <ImportPage state={{ is: 'refused', why: words().saves.reasons[arrived.reason] }} bring={bring} />;
  }
  return <Look arrival={arrived.value} />;
}

function Look({ arrival }: { readonly arrival: Arrival }) {
  const [said, setSaid] = useState<ReadonlyMap<Imported, Answer>>(new Map());
  const [withSettings, setWithSettings] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { imports, refused } = arrival;
  // The very same campaign is left out unless the player wants it twice.
  const answerOf = (found: Imported): Answer => said.get(found) ?? (isSame(found) ? 'skip' : 'add');
  const go = async () => {
    const ids: string[] = [];
    for (const found of imports) {
      const settled = await settle(found, answerOf(found));
      if (!settled.ok) return setTrouble(whyNot(settled.why));
      if (settled.id !== null) ids.push(settled.id);
    }
    if (withSettings && arrival.settings) takeSettings(arrival.settings);
    incoming.value = null;
    const [only, ...more] = ids;
    // In place of this address: back must not take the same in again.
    location.replace(only && more.length === 0 && imports.length === 1 ? `#/play/${only}` : '#/');
  };
  const cards = imports.map(
    (found): ImportCard => cardOf(found, answerOf(found), (answer) => setSaid(new Map([...said, [found, answer]]))),
  );
  return (
    <ImportPage
      bring={bring}
      state={{
        is: 'holds',
        cards,
        refused,
        settings: arrival.settings && { taken: withSettings, take: setWithSettings },
        trouble,
        go: () => void go(),
        ready: withSettings || imports.some((found) => found.outcome.is === 'verified' && answerOf(found) !== 'skip'),
      }}
    />
  );
}

function cardOf(found: Imported, answer: Answer, choose: (answer: Answer) => void): ImportCard {
  const { save, said, outcome, twin } = found;
  const t = words().saves;
  const game = coverOf(save.game);
  const glance = outcome.is === 'verified' ? outcome.verified.glance : null;
  return {
    game,
    scenario: said?.scenarios[save.scenario]?.name ?? null,
    stands: glance && said && standing(glance, said),
    decisions: save.choices.length,
    marks: marksOf(save),
    refused: outcome.is === 'refused' ? t.reasons[outcome.why] : null,
    notes: outcome.is === 'verified' && outcome.verified.notes.length > 0 ? t.take.changed : null,
    twin: twin && {
      text: isSame(found) ? t.take.same : t.take.twin({ turn: twin.turn, count: twin.count }),
      answers: answers.map((one) => ({ text: t.take[one], chosen: one === answer, choose: () => choose(one) })),
      replaces: answer === 'replace',
    },
  };
}

function standing(
  {
    turn,
    phase,
    result,
  }: {
    readonly turn: number;
    readonly phase: string;
    readonly result: Parameters<NonNullable<Imported['said']>['result']>[0] | null;
  },
  said: NonNullable<Imported['said']>,
): string {
  return `${words().saves.shelf.turn({ turn })} · ${result ? said.result(result).name : said.phase(phase).name}`;
}
