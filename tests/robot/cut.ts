/** Words that cannot be read: cut off, out of their box, off the screen, or under other words. */
import type { Page } from 'playwright-core';

export async function unreadable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> «${element.textContent?.replace(/\s+/g, ' ').trim().slice(0, 60)}»`;
    // Undo names what it takes back in two lines with an ellipsis; those who listen hear it whole.
    const unseen =
      '.unseen, .aloud, .undo-what, .board-access, svg, [aria-hidden="true"], [data-compact] .dock .question, .guide-line ~ .slip ~ .question:not(.in-hand), .strip .side-chip';
    /** What a row of chips or a log scrolls to is not cut. */
    const scrolls = (element: Element) => /auto|scroll/.test(Object.values(overflow(element)).join(' '));
    const overflow = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return { overflowX, overflowY };
    };

    if (document.documentElement.scrollWidth > innerWidth + 1) found.add('the page scrolls sideways');
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.textContent?.trim() || element.closest(unseen) || scrolls(element)) continue;
      // The map goes on beyond its window.
      if (element.matches('.board-host')) continue;
      const { overflowX, overflowY } = overflow(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.add(`cut at the side: ${nameOf(element)}`);
      if (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2)
        found.add(`cut below: ${nameOf(element)}`);
    }

    /** The part of a box that its scrolling ancestors let through. */
    const shown = (element: Element, box: DOMRect): DOMRect | null => {
      let { left, top, right, bottom } = box;
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (!scrolls(up)) continue;
        const frame = up.getBoundingClientRect();
        left = Math.max(left, frame.left);
        top = Math.max(top, frame.top);
        right = Math.min(right, frame.right);
        bottom = Math.min(bottom, frame.bottom);
      }
      return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : null;
    };

    const lines: { readonly element: Element; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || !node.textContent?.trim() || element.closest(unseen)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const holder = element.closest('button, .chip, .choice-row, .badge, td, th');
      for (const box of range.getClientRects()) {
        const seen = shown(element, box);
        if (!seen) continue;
        if (seen.left < -1 || seen.right > innerWidth + 1) found.add(`off the screen: ${nameOf(element)}`);
        const frame = holder?.getBoundingClientRect();
        if (frame && (box.left < frame.left - 2 || box.right > frame.right + 2 || box.bottom > frame.bottom + 4))
          found.add(`out of its box: ${nameOf(element)}`);
        const top = document.elementFromPoint(seen.x + seen.width / 2, seen.y + seen.height / 2);
        if (top && (top === element || top.contains(element) || element.contains(top)))
          lines.push({ element, box: seen });
      }
    }
    // The line box is taller than its letters: half a line of overlap is a real one.
    lines.forEach(({ element, box }, i) => {
      for (const other of lines.slice(i + 1)) {
        if (other.element === element || other.element.contains(element) || element.contains(other.element)) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 3 && high > Math.min(box.height, other.box.height) * 0.5)
          found.add(`over each other: ${nameOf(element)} and ${nameOf(other.element)}`);
      }
    });
    return [...found];
  });
}
