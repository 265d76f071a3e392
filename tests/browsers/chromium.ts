/** Chromium, the one that the browser tests use, with a profile that lasts. */
import { launchProfile } from '../e2e/browser';
import type { Engine } from './engine';

export async function openChromium(profile: string): Promise<Engine> {
  const context = await launchProfile(profile, { paints: true });
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  const { product } = await devtools.send('Browser.getVersion');
  return {
    name: 'Chromium',
    version: product.replace(/^.*\//, ''),
    anew: {
      how: 'browser closed and started anew',
      async start() {
        await context.close();
        return openChromium(profile);
      },
    },
    async go(address) {
      await page.goto(address);
    },
    async run(body) {
      const { result, exceptionDetails: wrong } = await devtools.send('Runtime.evaluate', {
        expression: `(async () => { ${body} })()`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (wrong) throw new Error(wrong.exception?.description ?? wrong.text);
      return result.value ?? null;
    },
    picture: () => page.screenshot(),
    quit: () => context.close(),
  };
}
