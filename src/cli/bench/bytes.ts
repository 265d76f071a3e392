/** Writes the generator's raw bytes for outside test batteries: npm run -s bench:bytes -- 1000000000 | dieharder -a -g 200 */
import { once } from 'node:events';
import { GENERATOR, next32, seeded } from '../../kernel/chance';

const CHUNK = 1 << 16;
const wanted = Number(process.argv[2] ?? 1_000_000);
const chance = seeded(`${GENERATOR}:${process.argv[3] ?? 'bytes'}`);
const chunk = Buffer.alloc(CHUNK);

process.stdout.on('error', () => process.exit(0)); // the battery has read enough
for (let left = wanted; left > 0; left -= CHUNK) {
  for (let i = 0; i < CHUNK; i += 4) chunk.writeUInt32LE(next32(chance), i);
  if (!process.stdout.write(Buffer.from(chunk.subarray(0, Math.min(left, CHUNK))))) await once(process.stdout, 'drain');
}
