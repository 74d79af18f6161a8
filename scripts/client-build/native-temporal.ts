import type { Plugin } from 'vite';

const STAND_IN = 'temporal-polyfill';
const OURS = '/src/browser/temporal.ts';

/**
 * Lets the application use the browser's own Temporal: imports of the polyfill resolve to `browser/temporal`, which
 * loads it only where needed. The code itself imports the polyfill, since the server, the tests and drizzle-kit have
 * nothing else, and drizzle-kit cannot load a module with top-level await.
 */
export function nativeTemporal(): Plugin {
  return {
    name: 'native-temporal',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source !== STAND_IN || importer?.endsWith(OURS)) return undefined;
      return this.resolve(`#${OURS.slice('/src/'.length)}`, importer);
    },
  };
}
