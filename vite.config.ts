import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const manifest: Partial<ManifestOptions> = JSON.parse(read('./manifest.webmanifest'));
const { version, dependencies = {} }: Package = JSON.parse(read('./package.json'));

const csp = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types valley-sw valley-ground valley-opponent valley-import',
].join('; ');

/** Only in builds: the development server injects styles that this policy refuses. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: csp }, injectTo: 'head-prepend' },
    ],
  };
}

interface Package {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Writes the licence texts of everything the app carries, its typefaces included. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const texts = new Map([['The Valley', read('./LICENSE')]]);
      const add = (name: string) => {
        const folder = new URL(`./node_modules/${name}/`, import.meta.url);
        if (texts.has(name) || name.startsWith('@types/') || !existsSync(folder)) return;
        const about: Package = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
        const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
        const text = file ? readFileSync(new URL(file, folder), 'utf8') : about.license;
        texts.set(name, `${about.version}, ${about.license}\n\n${text}`);
        Object.keys(about.dependencies ?? {}).forEach(add);
      };
      Object.keys(dependencies).forEach(add);
      const source = [...texts].map(([name, text]) => `${name}\n${text.trim()}\n`).join(`\n${'-'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

/** Builds workers as parts of the app, so that page and workers fetch the same files: a game lies in the app once. */
function sharedWorkers(): Plugin {
  const asked = /\.worker\?worker&url$/;
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!asked.test(source)) return null;
      const worker = await this.resolve(source.replace(/\?.*$/, ''), importer);
      return worker && `\0shared-worker:${worker.id}`;
    },
    load(id) {
      const [, worker] = /^\0shared-worker:(.+)$/.exec(id) ?? [];
      if (worker === undefined) return null;
      const file = this.emitFile({ type: 'chunk', id: worker, name: basename(worker, '.ts') });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    // A worker asks for games by the same lines as the page, but has no document to hang a preload into.
    transform(code, id) {
      if (id !== '\0vite/preload-helper.js') return null;
      const wanted = 'deps && deps.length > 0';
      if (!code.includes(wanted)) this.error('The preload helper has changed: workers could not load a game.');
      return { code: code.replace(wanted, `${wanted} && typeof document !== 'undefined'`), map: null };
    },
  };
}

/**
 * Asks for whole files to be compiled while they are fetched, away from the page's thread, which would else compile
 * each function when it is first called. Not words and books: a start says few of them.
 * Browsers that do not know the line pass over it.
 */
function compiledAhead(): Plugin {
  const isSeldomCalled = (id: string) => /\/src\/(locale|games\/[^/]+\/(words|guide|rulebook))\//.test(id);
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.moduleIds.every(isSeldomCalled)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

/**
 * The parts of Pixi that its other parts name but a map of sprites never uses, and what stands in for each. Tests of
 * the built app draw by WebGL, lose the context and draw without WebGL.
 */
const unusedOfPixi: Readonly<Record<string, string>> = {
  // Particles, WebGPU and uniform buffers.
  'scene/particle-container/shared/ParticleBuffer': 'export class ParticleBuffer {}',
  'unsafe-eval/particle/generateParticleUpdatePolyfill': 'export const generateParticleUpdatePolyfill = null;',
  'rendering/renderers/gpu/GpuUboSystem': 'export class GpuUboSystem {}',
  'rendering/renderers/gl/GlUboSystem': 'export class GlUboSystem {}',
  'rendering/renderers/shared/shader/UboSystem': 'export class UboSystem {}',
  'unsafe-eval/ubo/generateUboSyncPolyfill':
    'export const generateUboSyncPolyfillSTD40 = null, generateUboSyncPolyfillWGSL = null;',
  'rendering/renderers/gpu/shader/GpuProgram': 'export const GpuProgram = { from: () => null };',
  // Compressed pictures, children looked up by label, and the names of colours: the map's are numbers.
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource':
    "export const glUploadCompressedTextureResource = { id: 'compressed', upload() {} };",
  'scene/container/container-mixins/findMixin': 'export const findMixin = {};',
  'colord/plugins/names': 'export default () => {};',
  // Each makes a graphics context of its own to ask what every WebGL 2 has, or what nobody asks for.
  'rendering/renderers/gl/shader/program/getMaxFragmentPrecision':
    "export const getMaxFragmentPrecision = () => 'highp';",
  'rendering/batcher/gl/utils/maxRecommendedTextures': 'export const getMaxTexturesPerBatch = () => 16;',
};

/** Leaves out of Pixi what no map needs: it registers all of itself where it is imported. */
function leanPixi(): Plugin {
  const part = (id: string) => /\/(?:pixi\.js\/lib|@pixi)\/(.+)\.mjs$/.exec(id)?.[1];
  return {
    name: 'lean-pixi',
    apply: 'build',
    load: (id) => unusedOfPixi[part(id) ?? ''] ?? null,
    transform(code, id) {
      const name = part(id);
      const registers = name === 'index' || (name?.endsWith('init') && !name.startsWith('unsafe-eval'));
      return registers || name?.endsWith('textureFrom') ? { code, map: null, moduleSideEffects: false } : null;
    },
  };
}

const HOME_BUDGET = 60_000; // bytes of brotli: script and style until home is usable
const TABLE_BUDGET = 315_000; // bytes of brotli more: the map and one game

/** Prints what a visitor loads, and fails the build where it is too much. */
function budgets(): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const reach = (from: readonly Rolldown.OutputChunk[], dynamic: boolean, without: ReadonlySet<string>) => {
        const seen = new Set<string>();
        const visit = (chunk: Rolldown.OutputChunk) => {
          if (seen.has(chunk.fileName) || without.has(chunk.fileName)) return;
          seen.add(chunk.fileName);
          for (const next of [...chunk.imports, ...(dynamic ? chunk.dynamicImports : [])]) {
            const found = byName.get(next);
            if (found) visit(found);
          }
        };
        from.forEach(visit);
        return seen;
      };
      // What a file is fetched for stands in no list of its own where the file holds several things.
      const moduleIn = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, pattern: RegExp) =>
        [facadeModuleId ?? '', ...moduleIds].find((id) => pattern.test(id));
      const of = (pattern: RegExp) => chunks.filter((chunk) => moduleIn(chunk, pattern) !== undefined);
      const size = (names: Iterable<string>) => {
        let total = 0;
        for (const name of names) {
          const chunk = byName.get(name);
          if (!chunk) continue;
          total += brotliCompressSync(chunk.code).length;
          for (const style of chunk.viteMetadata?.importedCss ?? []) {
            const sheet = bundle[style];
            if (sheet?.type === 'asset') total += brotliCompressSync(sheet.source).length;
          }
        }
        return total;
      };
      const largest = (sizes: readonly number[]) => Math.max(0, ...sizes);

      const entry = reach(
        chunks.filter(({ isEntry, facadeModuleId }) => isEntry && !facadeModuleId?.endsWith('.worker.ts')),
        false,
        new Set(),
      );
      // A player reads one language: of each catalogue the longest counts. The retold rules are opened to be read.
      const catalogue = /\/(en|fr|vi)\.ts$/;
      const catalogues = of(catalogue);
      const apart = new Set([...entry, ...catalogues.map((chunk) => chunk.fileName)]);
      const inOneLanguage = (room: RegExp, counted: ReadonlySet<string> = entry) => {
        const longest = new Map<string, number>();
        for (const chunk of catalogues) {
          const file = moduleIn(chunk, catalogue) ?? '';
          if (!room.test(file)) continue;
          longest.set(dirname(file), largest([longest.get(dirname(file)) ?? 0, size(reach([chunk], false, counted))]));
        }
        return [...longest.values()].reduce((all, one) => all + one, 0);
      };
      const home = size(entry) + inOneLanguage(/src\/locale\/[a-z]+\.ts$/);
      // Everything else the table can reach counts as the map, but for the games themselves and for the drawing that
      // only a browser without WebGL fetches.
      const index = /src\/games\/[^/]+\/index\.ts$/;
      const games = of(index);
      // What only some maps need counts with the games that have such a map.
      const drawings = [
        { has: /outline:/, chunks: of(/src\/board\/scene\/area-kit\.ts$/) },
        { has: /shape:["'`](post|box)["'`]/, chunks: of(/src\/board\/extras\/index\.ts$/) },
        { has: /shape:["'`]post["'`]/, chunks: of(/src\/panels\/posts\/index\.tsx?$/) },
        { has: /motif:/, chunks: of(/src\/board\/art\/vignette\/motifs\.ts$/) },
      ];
      // What looks back on a game is fetched by whoever opens it, the computer's mind by its worker and a sound when it
      // is first heard: never for the first touch.
      const later = of(
        /src\/(panels\/(looking-back\/looking-back|charts\/turn-standing)|opponents\/(opponent|thinker)|app\/table\/synth)\.tsx?$/,
      );
      const canvas = of(/src\/board\/scene\/renderer-canvas\.ts$/);
      const rare = [...drawings.flatMap((drawing) => drawing.chunks), ...canvas, ...later];
      const others = [...games, ...rare].map((chunk) => chunk.fileName);
      const map = reach(of(/src\/app\/table\/table-screen\.tsx$/), true, new Set([...apart, ...others]));
      const common = size(map) + inOneLanguage(/src\/locale\/.+\//);
      const tables = new Map(
        games.map((chunk) => {
          const room = dirname(moduleIn(chunk, index) ?? '');
          const words = new RegExp(`${room}/(words|guide)/`);
          const own = [...reach([chunk], true, new Set([...apart, ...map]))];
          const code = own.map((name) => byName.get(name)?.code ?? '').join();
          const drawn = drawings.flatMap(({ has, chunks: fetched }) =>
            has.test(code) ? [...reach(fetched, true, new Set([...apart, ...map]))] : [],
          );
          const fetched = new Set([...own, ...drawn]);
          // What words share with the game itself is fetched once.
          const game = size(fetched) + inOneLanguage(words, new Set([...entry, ...map, ...fetched]));
          return [basename(room), common + game];
        }),
      );
      const table = largest([...tables.values()]);

      const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
      console.log(`\nhome (script, style, words): ${kb(home)} brotli of ${kb(HOME_BUDGET)}`);
      const each = [...tables].map(([name, bytes]) => `${name} ${kb(bytes)}`).join(', ');
      console.log(`map and one game: ${each} brotli of ${kb(TABLE_BUDGET)}`);
      if (home > HOME_BUDGET) this.error(`Home is over its budget by ${kb(home - HOME_BUDGET)}.`);
      if (table > TABLE_BUDGET) this.error(`The table is over its budget by ${kb(table - TABLE_BUDGET)}.`);
    },
  };
}

/** The oldest browsers that are promised to work: README and the splash name the same. */
const browsers = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];

let outDir = 'dist';

/** Writes the list of everything the service worker keeps, so that the app can check its cache. */
const listFiles = (entries: { url: string; revision: string | null; size: number }[]) => {
  const text = JSON.stringify(entries.map((entry) => entry.url));
  writeFileSync(join(outDir, 'files.json'), text);
  const revision = createHash('sha256').update(text).digest('hex').slice(0, 20);
  return { manifest: [...entries, { url: 'files.json', revision, size: text.length }], warnings: [] };
};

/**
 * Which modules lie in one file: each file is a request more at every start. A file takes along whatever its modules
 * import, but for what stands above it here. Workers fetch only the first three: they have no document.
 */
const files = [
  // What home and the workers share, the kernel with what takes a save up again, and the drawing of the ground.
  {
    name: 'basics',
    test: /\/src\/(kernel\/(check|hash|seats|words)|storage\/transfer|board\/ground\/cache-name|games\/index)\.ts$/,
  },
  { name: 'kernel', test: /\/src\/(kernel\/|storage\/(resume|steps)\.ts$)/ },
  { name: 'ground', test: /\/src\/board\/ground\/(draw|key)\.ts$/ },
  { name: 'home', test: /\/src\/app\/main\.tsx$/ },
  // What beginning a game and reading its rules share with the table, then the table, then what draws areas.
  { name: 'begin', test: /\/src\/app\/(table\/(open-table|table-art|why-not)|base\/seed)\.ts$/ },
  { name: 'table', test: /\/src\/app\/table\/table-screen\.tsx$/ },
  { name: 'areas', test: /\/src\/board\/scene\/area-kit\.ts$/ },
  // A game, with what its words of every language share.
  {
    name: (id: string) => /\/src\/games\/([^/]+)\//.exec(id)?.[1] ?? null,
    test: /\/src\/games\/[^/]+\/(index|words\/(?!(en|fr|vi)\.)[^/]+)\.ts$/,
  },
].map((file, at, { length }) => ({ ...file, priority: length - at }));

export default defineConfig({
  base: process.env.BASE_PATH ?? './',
  define: { __APP_VERSION__: JSON.stringify(process.env.APP_VERSION ?? version) },
  plugins: [
    preact(),
    leanPixi(),
    sharedWorkers(),
    compiledAhead(),
    contentSecurityPolicy(),
    licences(),
    budgets(),
    {
      name: 'out-dir',
      configResolved(config) {
        outDir = config.build.outDir;
      },
    },
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,png,svg,webp,woff2,json,txt}'],
        globIgnores: ['screenshots/**'],
        maximumFileSizeToCacheInBytes: 3 * 1024 * 1024,
        manifestTransforms: [listFiles],
      },
    }),
  ],
  // No file may become a data: address: the content security policy refuses fonts from there.
  build: {
    target: browsers,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: files } },
    },
  },
});
