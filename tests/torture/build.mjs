// Builds a page of a test as a browser gets it.
import { build } from 'vite';

/** @param {string} root @param {string} outDir */
export async function buildPage(root, outDir) {
  // A relative base: whoever serves it decides where. Never in the mode of the test runner.
  await build({
    root,
    base: './',
    mode: 'production',
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
}

/** Bundles the script that is slipped into the app. @param {string} entry @param {string} outDir */
export async function buildDriver(entry, outDir) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'driver', fileName: () => 'driver.js' },
    },
  });
}
