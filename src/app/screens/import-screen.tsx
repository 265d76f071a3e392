import '../../styles/new-game.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { coverOf } from '../../games';
import { language, words } from '../../locale';
import { type ImportCard, ImportPage } from '../../shelf/import-page';
import type { Verified } from '../../storage';
import { inBackground } from '../base/faults';
import { marksOf } from '../base/record-marks';
import { takeSettings } from '../base/settings';
import { whyNot } from '../table/why-not';
import { rememberParts, withEarlierParts } from '../transfer/earlier-parts';
import {
  type Answer,
  type Arrival,
  answers,
  fromAddress,
  type Imported,
  isSame,
  type Look,
  look,
  type Progress,
  settle,
} from '../transfer/import-save';
import { followIncoming, importFile, importText, incoming } from '../transfer/incoming';

/** One of the numbered parts of a link. */
const isPart = (text: string) => /#\/take\/\d+\.\d+\./.test(text);

const bring = { importFile, importText };

const nothingYet: Look = { is: 'looking', progress: { at: 0, of: 0, share: 0, here: false } };

/** Shows what a file or a link holds, and takes it in when the player says so. */
export function ImportScreen({ pack }: { readonly pack: string }) {
  const [seen, setSeen] = useState<Look | { readonly is: 'cancelled' }>(nothingYet);
  const stop = useRef(() => {});
  const spoken = language();
  const chosen = incoming.value;
  useEffect(() => followIncoming(), []);
  useEffect(() => {
    setSeen(nothingYet);
    const from = (pack === '' ? chosen : fromAddress(pack)) ?? { is: 'text', text: '' };
    const all = from.is === 'text' && isPart(from.text) ? { ...from, text: withEarlierParts(from.text) } : from;
    if (all !== from && all.is === 'text') rememberParts(all.text);
    stop.current = look(all, spoken, (found) => {
      if (found.is === 'arrived') rememberParts('');
      setSeen(found);
    });
    return () => stop.current();
  }, [pack, chosen, spoken]);
  const t = words().safety.taking;
  switch (seen.is) {
    case 'looking': {
      const cancel = () => {
        stop.current();
        setSeen({ is: 'cancelled' });
      };
      return <ImportPage state={{ is: 'reading', ...reading(seen.progress), cancel }} bring={bring} />;
    }
    case 'cancelled':
      return <ImportPage state={{ is: 'refused', why: t.cancelled }} bring={bring} />;
    case 'refused':
      return <ImportPage state={{ is: 'refused', why: words().saves.reasons[seen.reason] }} bring={bring} />;
    case 'parts':
      return <ImportPage state={{ is: 'refused', why: partsMissing(seen) }} bring={bring} />;
    case 'arrived':
      return <Holds arrival={seen.arrival} />;
  }
}

function partsMissing({ missing, of }: Extract<Look, { readonly is: 'parts' }>): string {
  return words().safety.taking.parts({ missing: missing.join(', '), count: missing.length, of });
}

function reading({ at, of, share, here }: Progress) {
  const { saves, safety } = words();
  return { line: of === 0 ? saves.take.reading : safety.taking.checking({ at: at + 1, of }), share, here };
}

function Holds({ arrival }: { readonly arrival: Arrival }) {
  const [said, setSaid] = useState<ReadonlyMap<Imported, Answer>>(new Map());
  const [withSettings, setWithSettings] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [storing, setStoring] = useState<string | null>(null);
  const { imports, refused } = arrival;
  // The very same campaign is left out unless the player wants it twice.
  const answerOf = (found: Imported): Answer => said.get(found) ?? (isSame(found) ? 'skip' : 'add');
  const go = async () => {
    const ids: string[] = [];
    for (const [at, found] of imports.entries()) {
      // Every few campaigns: the screen need not be drawn anew for each.
      if (at % 8 === 0) setStoring(words().safety.taking.storing({ at: at + 1, of: imports.length }));
      const settled = await settle(found, answerOf(found));
      if (!settled.ok) {
        setStoring(null);
        return setTrouble(whyNot(settled.why));
      }
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
        storing,
        go: () => inBackground(go()),
        ready: withSettings || imports.some((found) => found.outcome.ok && answerOf(found) !== 'skip'),
      }}
    />
  );
}

function cardOf(found: Imported, answer: Answer, choose: (answer: Answer) => void): ImportCard {
  const { brief, said, outcome, twin } = found;
  const t = words().saves;
  const game = coverOf(brief.game);
  const glance = outcome.ok ? outcome.value.glance : null;
  return {
    game,
    scenario: said?.scenarios[brief.scenario]?.name ?? null,
    stands: glance && said && standing(glance, said),
    decisions: brief.decisions,
    marks: marksOf(brief),
    refused: outcome.ok ? null : t.reasons[outcome.reason],
    ...(outcome.ok ? verdictOn(outcome.value, brief.decisions) : { verified: null, notes: [] }),
    twin: twin && {
      text: isSame(found) ? t.take.same : t.take.twin({ turn: twin.turn, count: twin.count }),
      answers: answers.map((one) => ({ text: t.take[one], chosen: one === answer, choose: () => choose(one) })),
      replaces: answer === 'replace',
    },
  };
}

/** "Verified" is said only of what was replayed from its set-up to the very position that it names. */
function verdictOn({ save, notes, start }: Verified, decisions: number) {
  const { saves, safety } = words();
  const dropped = decisions - save.choices.length;
  const changed = notes.some(({ note }) => note !== 'rules-changed');
  const replayed = changed ? safety.taking.replayed : saves.take.verified;
  return {
    verified: start === 0 ? replayed : null,
    notes: [
      ...(start > 0 ? [safety.taking.fromState({ at: start })] : []),
      ...(notes.length > 0 ? [saves.take.changed] : []),
      ...(dropped > 0 ? [safety.taking.dropped({ count: dropped })] : []),
    ],
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
