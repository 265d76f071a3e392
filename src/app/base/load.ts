/** The one way to load a part of the app. */
import { PartMissing } from './faults';

/** Milliseconds before the second and the third attempt. */
const PAUSES = [300, 1200];

/** Tries again, and then says that the part is missing. */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await part();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return part().catch((error: unknown) => {
    throw new PartMissing(error);
  });
}
