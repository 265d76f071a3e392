/** How good a position is, in the figures of its game: chances between two sides, points against the system. */
import { LOOKED_AHEAD } from '../../kernel/bot';
import type { Outlook, Reason } from '../../kernel/review';
import { words } from '../../locale';
import { decimal, percent } from './format';
import type { Kit } from './kit';

export function scaleOf({ model }: Pick<Kit, 'model'>) {
  const best = model.game.sides.length === 1 ? (model.report().levels.at(-1)?.from ?? 0) : 0;
  const level = (value: number) => (best > 0 ? decimal(value * best) : percent(value));
  return { best, level, change: (value: number) => `${value < 0 ? '−' : '+'}${level(Math.abs(value))}` };
}

/** What a sensible player would do, and why: what speaks for it, and what looking ahead found. */
export function hintText(kit: Pick<Kit, 'model' | 'words'>, hinted: string, reason: Reason): string {
  const { outlook } = reason;
  const t = words().table.notice;
  const sentences = [t.hint({ choice: hinted, why: whyText(kit, reason.why) })];
  if (outlook) sentences.push(comparison(kit, outlook), ...holding(kit, outlook));
  return sentences.join(' ');
}

/** Why the computer made a choice: what spoke for it, and what decided where it was compared with another. */
export function reasonText(kit: Pick<Kit, 'model' | 'words'>, { why, outlook }: Reason, at: number): string {
  const sentences = [whyText(kit, why)];
  const entry = kit.model.position.value.entries[at];
  if (outlook && entry) {
    const t = words().review;
    const figures = {
      side: kit.words.sides[entry.side] ?? '',
      best: percent(outlook.best),
      next: percent(outlook.next),
      instead: kit.words.made(outlook.instead, entry),
    };
    sentences.push(figures.best === figures.next ? t.whyAlike(figures) : t.whyChance(figures));
    sentences.push(...holding(kit, outlook));
  }
  return sentences.join(' ');
}

export function whyText({ words: game }: Pick<Kit, 'words'>, why: string): string {
  return why === LOOKED_AHEAD ? words().review.lookedAhead : game.why(why);
}

function comparison(kit: Pick<Kit, 'model'>, outlook: Outlook): string {
  const { best, level } = scaleOf(kit);
  const figures = { best: level(outlook.best), next: level(outlook.next) };
  const t = words().review;
  if (figures.best === figures.next) return best > 0 ? t.hintPointsAlike(figures) : t.hintChanceAlike(figures);
  return best > 0 ? t.hintPoints(figures) : t.hintChance(figures);
}

function holding({ words: game }: Pick<Kit, 'words'>, { holds }: Outlook): readonly string[] {
  if (!holds) return [];
  const { place, best, next } = holds;
  return [words().review.holds({ place: game.place(place).short, best: percent(best), next: percent(next) })];
}
