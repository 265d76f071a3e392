import type { Pip } from '../../kernel/view';
import type { Ink } from '../ground/sheet';

export interface PipLook {
  readonly size: number;
  /** Square for the side whose counters are, round for the other. */
  readonly square: boolean;
  readonly colour: string;
}

/** How wide a pip is against one of infantry. */
export const pipWidth = (pip: Pip): number => (pip === 'tank' || pip === 'hurt-tank' ? 1.5 : 1);

/** One counter as a sign of a few pixels, its upper left corner on a point. */
export function drawPip(ink: Ink, pip: Pip, x: number, y: number, { size, square, colour }: PipLook): void {
  ink.lineWidth = 1;
  ink.strokeStyle = colour;
  ink.fillStyle = colour;
  const middle = [x + size / 2, y + size / 2] as const;
  ink.beginPath();
  switch (pip) {
    case 'room':
      ink.globalAlpha = 0.4;
      ink.arc(...middle, (0.75 * size) / 4.3, 0, 7);
      ink.fill();
      ink.globalAlpha = 1;
      return;
    case 'whole':
      if (square) ink.rect(x, y, size, size);
      else ink.arc(...middle, size / 2, 0, 7);
      ink.fill();
      return;
    case 'hurt':
      if (square) ink.rect(x + 0.5, y + 0.5, size - 1, size - 1);
      else ink.arc(...middle, size / 2 - 0.55, 0, 7);
      ink.stroke();
      return;
    case 'small':
      if (square) ink.rect(x + size * 0.2, y + size * 0.2, size * 0.6, size * 0.6);
      else ink.arc(...middle, size * 0.34, 0, 7);
      ink.fill();
      return;
    case 'tank':
    case 'hurt-tank':
      ink.rect(x + 0.5, y + 0.5, size * 1.5 - 1, size - 1);
      break;
    case 'gun':
    case 'hurt-gun':
      ink.moveTo(x + 0.3, y + size - 0.5);
      ink.lineTo(x + size / 2, y + 0.3);
      ink.lineTo(x + size - 0.3, y + size - 0.5);
      ink.closePath();
      break;
    case 'hidden':
      ink.rect(x + 0.5, y + 0.5, size - 1, size - 1);
      ink.moveTo(x + 0.5, y + size - 0.5);
      ink.lineTo(x + size - 0.5, y + 0.5);
      ink.stroke();
      return;
    case 'dummy':
      ink.setLineDash([1.6, 1.2]);
      ink.strokeRect(x + 0.5, y + 0.5, size - 1, size - 1);
      ink.setLineDash([]);
      return;
    default:
      pip satisfies never;
  }
  if (pip === 'tank' || pip === 'gun') ink.fill();
  ink.stroke();
}
