import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';

const usualPlaces = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

function installedBrowser(): string | undefined {
  const named = process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH;
  if (named) return named;
  const { platform } = process;
  const places = platform === 'darwin' || platform === 'win32' ? usualPlaces[platform] : usualPlaces.linux;
  return places.find((place) => existsSync(place));
}

/** The browser that comes inside a package, for a Linux machine that has none. */
async function packedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(process.cwd(), 'node_modules/.cache/chromium-143.0.4');
  const fonts = join(folder, 'fontconfig');
  mkdirSync(fonts, { recursive: true });
  // Its own list of fonts names fixed folders under /tmp: without ours no text would have any size.
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_PATH = fonts;
  // Before the import: it then unpacks the system libraries that it needs.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  // Its own folder: by default it reuses whatever another version left in the temporary folder.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  const { default: pack } = await import('@sparticuz/chromium');
  const path = await pack.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return path;
}

const flags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // The map is drawn by WebGL in software; laying the page together by it too would cost most of the time of a test.
  '--disable-gpu-compositing',
];

/** How the browser is started; one that comes in a package is unpacked first. */
export async function launchOptions() {
  const installed = installedBrowser();
  const executablePath = installed ?? (await packedBrowser());
  if (!executablePath) {
    throw new Error('The browser tests need Chromium, Chrome or Edge: install one, or set CHROME_PATH to it.');
  }
  // The packed browser is the headless shell and knows no other mode.
  return { executablePath, chromiumSandbox: false, args: installed ? flags : ['--headless=shell', ...flags] };
}

/** For a browser that is started without Playwright, to be killed. */
export async function browserCommand(): Promise<{ readonly executablePath: string; readonly args: readonly string[] }> {
  const { executablePath, args } = await launchOptions();
  return { executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu', ...args] };
}

export const phone = { width: 390, height: 844 } as const;
export const smallPhone = { width: 360, height: 740 } as const;

export interface PhoneOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Whether the map is painted. It is laid out, lit and touched all the same; in software painting takes most of the time. */
  readonly paints?: boolean;
}

/** Runs in the page: nothing is drawn by WebGL. */
function withoutPainting(): void {
  for (const kind of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
    WebGL2RenderingContext.prototype[kind] = () => {};
  }
}

/** One pixel per CSS pixel: software rendering is slow, and no test looks at single pixels. */
function phoneContext({ viewport = phone, locale = 'en-GB', paints: _, ...rest }: PhoneOptions) {
  return { viewport, locale, deviceScaleFactor: 1, isMobile: true, hasTouch: true, ...rest };
}

/** A slow machine is waited for. */
const PATIENCE = 120_000;

export async function launch() {
  return chromium.launch(await launchOptions());
}

export type Phone = Awaited<ReturnType<typeof launch>>;

export async function openPhone(browser: Phone, options: PhoneOptions = {}): Promise<BrowserContext> {
  return prepared(await browser.newContext(phoneContext(options)), options);
}

async function prepared(context: BrowserContext, { paints = false }: PhoneOptions): Promise<BrowserContext> {
  context.setDefaultTimeout(PATIENCE);
  if (!paints) await context.addInitScript(withoutPainting);
  return context;
}

/** A browser process of its own on a profile folder: what is stored there survives the process. */
export async function launchProfile(folder: string, options: PhoneOptions = {}): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...(await launchOptions()),
    ...phoneContext(options),
  });
  return prepared(context, options);
}
