/** The second copy of the campaigns, with the games whose rules check it. */
import { bringUpToDate, type Disk, type Recovered, recover } from '../../storage';
import { loadGame } from '../load-game';

export const recoverCampaigns = (disk: Disk): Promise<Recovered | null> => recover(disk, loadGame);

export const copyCampaigns = bringUpToDate;
