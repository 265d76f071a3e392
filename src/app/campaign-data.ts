/** What the settings screen says and does about all campaigns together. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DataProps } from '../shelf/settings-screen';
import { exportEverything, fileNameOfEverything, note } from '../storage';
import { moment } from './dates';
import { theDisk } from './disk';
import { handOut } from './hand-out';
import { followIntake, takeFile, takeText } from './intake';
import { protectionAnswer } from './protection';
import { settings, writeSettings } from './settings';

const lastExport = signal<number | null>(null);
const protection = signal<'granted' | 'denied' | null>(null);
const left = signal(0);

async function look(): Promise<void> {
  const found = await note(await theDisk(), 'last-export');
  const when = found.ok && found.value !== null ? Number(found.value) : Number.NaN;
  lastExport.value = Number.isFinite(when) ? when : null;
  protection.value = await protectionAnswer();
}

async function everything(): Promise<void> {
  const out = await exportEverything(await theDisk(), JSON.parse(writeSettings(settings.peek())));
  if (!out.ok) return;
  left.value = out.value.left.length;
  await handOut(out.value.text, fileNameOfEverything(new Date()));
  await look();
}

export function useCampaignData(): DataProps {
  useEffect(() => {
    left.value = 0;
    void look();
    return followIntake();
  }, []);
  const when = lastExport.value;
  return {
    exportEverything: () => void everything(),
    left: left.value,
    lastExport: when === null ? null : moment(when),
    protection: protection.value,
    takeFile: (file) => void takeFile(file),
    takeText,
  };
}
