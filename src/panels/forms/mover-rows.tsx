import './mover-rows.css';
import { useEffect, useRef } from 'preact/hooks';
import type { CounterView } from '../../kernel/view';
import { words } from '../../locale';
import type { Offered } from '../model/model';
import { CounterFace } from '../parts/counter-face';
import { Icon } from '../parts/icon';
import { factsOf } from '../parts/in-words';
import { useKit } from '../parts/kit';
import { ChoiceRows } from './choice-rows';

interface Props {
  readonly counter: CounterView;
  readonly offers: readonly Offered[];
  readonly open: boolean;
  readonly toggle: () => void;
}

/** A counter that can do many things, and those once it is opened: they are then in sight, whatever was folded above them. */
export function MoverRows({ counter, offers, open, toggle }: Props) {
  const { words: game } = useKit();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) item.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <li ref={item}>
      <button type="button" class="choice-row" data-mover={counter.id} aria-expanded={open} onClick={toggle}>
        <CounterFace counter={counter} size={44} />
        <span class="choice-text">
          <b>{counter.label}</b>
          <span>{factsOf(counter, game)}</span>
          <span>{words().table.dock.count({ count: offers.length })}</span>
        </span>
        <Icon name="chev" size={16} />
      </button>
      {open && <ChoiceRows offers={offers} under />}
    </li>
  );
}
