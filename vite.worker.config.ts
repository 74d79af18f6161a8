import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'vite';

const SITE = 'build/client';
/** By the name of their file, which is the mode of the build. */
const SCRIPTS = new Map([
  ['service-worker', 'src/browser/offline/service-worker.ts'],
  ['eveil', 'src/browser/hydration/wake-script.ts'],
]);

/** What runs beside the pages, each as one file at an address that never changes. */
export default defineConfig(({ mode }): UserConfig => {
  const offlinePage = readFileSync(`${SITE}/hors-ligne/index.html`);
  const version = createHash('sha256').update(offlinePage).digest('hex').slice(0, 12);
  return {
    publicDir: false,
    define: { OFFLINE_PAGE_VERSION: JSON.stringify(version) },
    build: {
      outDir: SITE,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: SCRIPTS.get(mode),
        output: { format: 'iife', entryFileNames: `${mode}.js` },
      },
    },
  };
});
