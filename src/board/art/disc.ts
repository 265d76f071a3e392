import type { Ink } from '../ground/sheet';

/** A coloured disc with a rim. */
export function disc(ink: Ink, x: number, y: number, radius: number, fill: string, rim: string): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, 7);
  ink.fillStyle = fill;
  ink.fill();
  ink.strokeStyle = rim;
  ink.lineWidth = 1.5;
  ink.stroke();
}
