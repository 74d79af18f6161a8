import type { Plugin } from 'vite';

const STAND_IN = 'temporal-polyfill';
const OURS = '/src/browser/temporal.ts';

/**
 * Lets the application use the calendar of the browser: what imports the stand-in gets `browser/temporal` instead, which
 * fetches it where it is needed. The code itself imports the stand-in, since the server, the tests and drizzle-kit have no
 * other, and drizzle-kit reads no module that awaits.
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
