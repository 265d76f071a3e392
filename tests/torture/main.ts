/** Kills the app first, then storage alone, which writes much faster than a hand can tap. */
import { toldOfApp, tortureApp } from './app';
import { told, torture } from './torture';

const [, , folder = '', ofApp = '200', ofStorage = '200'] = process.argv;
const log = (line: string) => console.log(line);
// So that no browser outlives us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const app = await tortureApp(`${folder}/app`, `${folder}/driver/driver.js`, { kills: Number(ofApp) }, log);
log(toldOfApp(app));
const storage = await torture(`${folder}/page`, Number(ofStorage), log);
log(told(storage));
const failures = [app.lost, app.changed, app.astray, app.stuck, storage.lost, storage.damaged].flat();
process.exit(failures.length > 0 ? 1 : 0);
