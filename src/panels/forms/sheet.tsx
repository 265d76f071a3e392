import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../locale';
import { type Rest, rests } from '../asking/sheets';
import { focused, giveFocus } from '../parts/focus';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { GuideLine, guidePlace } from './guide-line';

interface Props {
  readonly title: ComponentChildren;
  readonly caption?: ComponentChildren;
  /** Stands beside the title and stays when the rest scrolls. */
  readonly aside?: ComponentChildren;
  /** Changes when other content lies on the same sheet, so that focus follows. */
  readonly topic: string;
  /** A whole page over strip and dock: the buttons at its foot lead away. */
  readonly page?: ComponentChildren;
  /** A picture above the title of a whole page. */
  readonly plate?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Pixels a millisecond that make a flick. */
const FLICK = 0.5;

/** A form pulled over the map, with three rests. It never covers the question and its buttons. */
export function SheetFrame({ title, caption, aside, topic, page, plate, children }: Props) {
  const kit = useKit();
  const { desk } = kit;
  const t = words().table.sheet;
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const drag = useDrag(box);
  useLayoutEffect(() => {
    const opener = focused();
    giveFocus(heading.current);
    return () => {
      if (opener instanceof HTMLElement) giveFocus(opener);
    };
  }, [topic]);
  const guide = guidePlace(kit);
  // What the guide says may push away what was just touched.
  const touched = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (touched.current?.isConnected) touched.current.scrollIntoView({ block: 'nearest' });
  }, [kit.coach.said.value, kit.coach.after.value]);
  const rest = desk.rest.value;
  const other: Rest = rest === 'full' ? 'half' : 'full';
  return (
    <section
      ref={box}
      class="sheet"
      data-rest={rest}
      data-page={page !== undefined || undefined}
      data-topic={topic}
      role="dialog"
      aria-labelledby="sheet-title"
    >
      {plate !== undefined && <div class="sheet-plate">{plate}</div>}
      <div class="sheet-head" {...(page === undefined ? drag : {})}>
        {page === undefined && (
          <button type="button" class="grab" aria-label={t[other]} onClick={() => (desk.rest.value = other)} />
        )}
        <div class="sheet-title">
          {caption !== undefined && <p class="caption">{caption}</p>}
          <h2 id="sheet-title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {aside}
        {page === undefined && (
          <button type="button" class="icon-button" aria-label={t.close} onClick={() => desk.close()}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <section
        class="sheet-body"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus of those who use keys
        tabIndex={0}
        aria-labelledby="sheet-title"
        onClickCapture={({ target }) => {
          touched.current = target instanceof Element ? target.closest('li, .stepper-row, button') : null;
        }}
      >
        {guide === 'head' && <GuideLine />}
        {children}
        {guide === 'foot' && <GuideLine />}
      </section>
      {page !== undefined && <div class="acts page-foot">{page}</div>}
    </section>
  );
}

/** Follows a finger on the head of the sheet and settles on the rest that it points to. */
function useDrag(box: { readonly current: HTMLElement | null }) {
  const { desk } = useKit();
  const hand = useRef<{ y: number; height: number; last: number; time: number; speed: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (!box.current || (event.target instanceof Element && event.target.closest('.icon-button'))) return;
      const height = box.current.offsetHeight;
      hand.current = { y: event.clientY, height, last: event.clientY, time: event.timeStamp, speed: 0 };
    },
    onPointerMove(event: PointerEvent) {
      const held = hand.current;
      if (!held || !box.current || Math.abs(event.clientY - held.y) < 6) return;
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      const time = Math.max(1, event.timeStamp - held.time);
      held.speed = (event.clientY - held.last) / time;
      held.last = event.clientY;
      held.time = event.timeStamp;
      box.current.dataset.dragged = '';
      box.current.style.height = `${Math.max(40, held.height + held.y - event.clientY)}px`;
    },
    onPointerUp: () => release(),
    onPointerCancel: () => release(),
  };

  function release() {
    const held = hand.current;
    const element = box.current;
    hand.current = null;
    if (!held || !element || !('dragged' in element.dataset)) return;
    const height = element.offsetHeight;
    delete element.dataset.dragged;
    element.style.removeProperty('height');
    const room = element.parentElement?.offsetHeight ?? height;
    const nearest: Rest = height < room * 0.22 ? 'peek' : height < room * 0.66 ? 'half' : 'full';
    const at = rests.indexOf(desk.rest.peek());
    const flicked = held.speed > FLICK ? at - 1 : held.speed < -FLICK ? at + 1 : null;
    if (flicked === -1 || height < 70) desk.close();
    else desk.rest.value = flicked === null ? nearest : (rests[flicked] ?? nearest);
  }
}
