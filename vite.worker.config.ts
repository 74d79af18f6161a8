import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'vite';

const SITE = 'build/site';

/** The service worker: one file beside the pages, at an address that never changes. */
export default defineConfig((): UserConfig => {
  const offlinePage = readFileSync(`${SITE}/hors-ligne/index.html`, 'utf8');
  const files = [...offlinePage.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const version = createHash('sha256').update(offlinePage).digest('hex').slice(0, 12);
  return {
    publicDir: false,
    logLevel: 'warn',
    define: { OFFLINE_PAGE_VERSION: JSON.stringify(version), OFFLINE_PAGE_FILES: JSON.stringify(files) },
    build: {
      outDir: SITE,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/browser/offline/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  };
});
