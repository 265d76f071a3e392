/** `npm run torture -- 200` */
import { told, torture } from './torture';

const [, , page = '', kills = '200'] = process.argv;
const report = await torture(page, Number(kills), (line) => console.log(line));
console.log(told(report));
process.exit(report.lost.length + report.damaged.length > 0 ? 1 : 0);
