import { useEffect } from 'preact/hooks';
import type { Desk } from '../../panels/asking/desk';
import type { Sheet } from '../../panels/asking/sheets';
import type { TableModel } from '../../panels/model/model';
import { letters } from '../../panels/sheets/keys-sheet';
import { inBackground } from '../base/faults';
import { atTable } from '../base/router';
import { settings } from '../base/settings';

/** The letters that do something at the table. They stay quiet where somebody types, and where they are switched off. */
export function useKeys(model: TableModel, desk: Desk): void {
  useEffect(() => {
    const turn = (is: 'choices' | 'log' | 'menu' | 'keys') => {
      const open: Sheet = { is };
      if (desk.sheet.peek()?.is === is) desk.close();
      else desk.open(open);
    };
    const acts: Readonly<Record<string, (shift: boolean) => void>> = {
      [letters.map]: () => focus('.board-access button'),
      [letters.choices]: () => turn('choices'),
      [letters.go]: () => focus('.dock .strong, .dock .primary'),
      [letters.undo]: (shift) => inBackground(shift ? model.redo() : model.undo()),
      [letters.hint]: () => inBackground(model.hint()),
      [letters.log]: () => turn('log'),
      [letters.menu]: () => turn('menu'),
      [letters.help]: () => turn('keys'),
    };
    const pressed = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, select, textarea');
      if (
        typing ||
        !atTable.peek() ||
        model.curtain.peek() ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        settings.peek().keys === 'off'
      )
        return;
      const act = acts[event.key.toUpperCase()];
      if (!act) return;
      event.preventDefault();
      act(event.shiftKey);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [model, desk]);
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
