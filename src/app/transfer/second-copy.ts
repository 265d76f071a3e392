/** Comparing the database with its second copy, with the games whose rules check what comes back. */
import { andThen, type Compared, compare, type Disk, nothingRecovered, recover } from '../../storage';
import { loadGame } from '../base/load-game';
import { recovered, restoring } from './recovery';

function hear(news: Compared): void {
  const before = recovered.peek() ?? nothingRecovered;
  const after = andThen(before, news);
  if (after !== before) recovered.value = after;
}

export async function compareOne(disk: Disk, id: string): Promise<void> {
  restoring.value = { at: 1, of: 1 };
  try {
    hear(await compare(disk, loadGame, id));
  } finally {
    restoring.value = null;
  }
}

export async function compareAll(disk: Disk): Promise<void> {
  const reach = (at: number, of: number) => {
    restoring.value = { at, of };
  };
  try {
    await recover(disk, { rules: loadGame, app: __APP_VERSION__, reach, hear });
  } finally {
    restoring.value = null;
  }
}
