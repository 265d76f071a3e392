/** What the export sheet holds. */
import { signal } from '@preact/signals';
import type { Save } from '../../storage';

export interface ExportRequest {
  readonly name: string;
  readonly turn: number;
  /** Null where it cannot be read. */
  readonly save: Save | null;
}

/** Null while the sheet is closed. */
export const exportRequest = signal<ExportRequest | null>(null);
