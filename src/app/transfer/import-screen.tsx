import '../../styles/new-game.css';
import { useEffect, useState } from 'preact/hooks';
import { language, words } from '../../locale';
import { type TakenCard, TakeScreen } from '../../shelf/import-page';
import { gameIds } from '../../shelf/shelf-types';
import { marksOf } from '../screens/record-marks';
import { takeSettings } from '../settings';
import { whyNot } from '../table/why-not';
import {
  type Answer,
  type Arrival,
  type Arrived,
  answers,
  fromAddress,
  type Guest,
  isSame,
  look,
  settle,
} from './import-save';
import { followIntake, incoming, takeFile, takeText } from './incoming';

const bring = { takeFile: (file: File) => void takeFile(file), takeText };

/** Shows what a file or a link holds, and takes it in when the player says so. */
export function Take({ pack }: { readonly pack: string }) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const spoken = language();
  const chosen = incoming.value;
  useEffect(() => followIntake(), []);
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
  if (!arrived) return <TakeScreen state={{ is: 'reading' }} bring={bring} />;
  if (!arrived.ok) {
    return <TakeScreen state={{ is: 'refused', why: words().saves.reasons[arrived.reason] }} bring={bring} />;
  }
  return <Look arrival={arrived.value} />;
}

function Look({ arrival }: { readonly arrival: Arrival }) {
  const [said, setSaid] = useState<ReadonlyMap<Guest, Answer>>(new Map());
  const [withSettings, setWithSettings] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { guests, refused } = arrival;
  // The very same campaign is left out unless the player wants it twice.
  const answerOf = (guest: Guest): Answer => said.get(guest) ?? (isSame(guest) ? 'skip' : 'add');
  const go = async () => {
    const ids: string[] = [];
    for (const guest of guests) {
      const settled = await settle(guest, answerOf(guest));
      if (!settled.ok) return setTrouble(whyNot(settled.why));
      if (settled.id !== null) ids.push(settled.id);
    }
    if (withSettings && arrival.settings) takeSettings(arrival.settings);
    incoming.value = null;
    const [only, ...more] = ids;
    // In place of this address: back must not take the same in again.
    location.replace(only && more.length === 0 && guests.length === 1 ? `#/play/${only}` : '#/');
  };
  const cards = guests.map(
    (guest): TakenCard => cardOf(guest, answerOf(guest), (answer) => setSaid(new Map([...said, [guest, answer]]))),
  );
  return (
    <TakeScreen
      bring={bring}
      state={{
        is: 'holds',
        cards,
        refused,
        settings: arrival.settings && { taken: withSettings, take: setWithSettings },
        trouble,
        go: () => void go(),
        ready: withSettings || guests.some((guest) => guest.outcome.is === 'verified' && answerOf(guest) !== 'skip'),
      }}
    />
  );
}

function cardOf(guest: Guest, answer: Answer, choose: (answer: Answer) => void): TakenCard {
  const { save, said, outcome, twin } = guest;
  const t = words().saves;
  const game = gameIds.find((id) => id === save.game) ?? null;
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
      text: isSame(guest) ? t.take.same : t.take.twin({ turn: twin.turn, count: twin.count }),
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
    readonly result: Parameters<NonNullable<Guest['said']>['result']>[0] | null;
  },
  said: NonNullable<Guest['said']>,
): string {
  return `${words().saves.shelf.turn({ turn })} · ${result ? said.result(result).name : said.phase(phase).name}`;
}
