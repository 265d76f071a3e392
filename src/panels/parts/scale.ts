/** How good a position is, in the figures of its game: chances between two sides, points against the system. */
import type { Outlook } from '../../kernel/review';
import { words } from '../../locale';
import type { Kit } from '../model/kit';
import { decimal, percent } from './format';

export function scaleOf({ model }: Pick<Kit, 'model'>) {
  const best = model.game.sides.length === 1 ? (model.report().levels.at(-1)?.from ?? 0) : 0;
  const level = (value: number) => (best > 0 ? decimal(value * best) : percent(value));
  return { best, level, change: (value: number) => `${value < 0 ? '−' : '+'}${level(Math.abs(value))}` };
}

/** What looking ahead found of a hint, in a sentence; nothing where it did not look. */
export function outlookText(kit: Pick<Kit, 'model'>, outlook: Outlook | null): string {
  if (!outlook) return '';
  const { best, level } = scaleOf(kit);
  const figures = { best: level(outlook.best), next: level(outlook.next) };
  const t = words().review;
  if (figures.best === figures.next) return best > 0 ? t.hintPointsAlike(figures) : t.hintChanceAlike(figures);
  return best > 0 ? t.hintPoints(figures) : t.hintChance(figures);
}
