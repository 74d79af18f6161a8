import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractRoutes } from './scripts/client-build/contract-routes.ts';
import { nativeTemporal } from './scripts/client-build/native-temporal.ts';
import { devProxy, redirectToOther } from './scripts/dev-servers.ts';
import { quietLibraries } from './scripts/strict-pages/quiet-libraries.ts';

/**
 * Shared code in named files, lowest layer first: a group includes everything that its modules import and no earlier
 * group has. The bundler splits the rest, into one file per set of pages.
 */
const GROUPS = [
  { name: 'root', test: /src\/app\/(root|entry\.client)\.tsx/ },
  { name: 'requests', test: /node_modules\/(react-router|@tanstack|@orpc)\//, minShareCount: 40 },
  {
    name: 'ui',
    test: /node_modules\/lucide-react\/|src\/((browser|lib)\/(?!contract-base|free-text|email)|ui\/(?!desk\/|illustrations|form\/|[\w-]*dialog|combobox|password))/,
    minShareCount: 5,
  },
  { name: 'zod', test: /node_modules\/zod\/|src\/lib\/contract-base/, minShareCount: 2 },
  { name: 'forms', test: /src\/ui\/form\/|node_modules\/@hookform\//, minShareCount: 2 },
  {
    name: 'dialogs',
    test: /src\/ui\/[\w-]*dialog|node_modules\/@radix-ui\/react-(alert-)?dialog\//,
    minShareCount: 8,
  },
  { name: 'member', test: /src\/app\/layouts\/(session|member)-layout/ },
  // The people that a member sees: without these, every shared file would be a request of its own.
  {
    name: 'clients',
    test: /src\/member\/((appointments|coach|match|profile|workshops).*(\/api\.ts|\/contract\.ts\?routes)|profile\/web\/shared\/(pause-choice|widen-search)\.tsx?)$/,
    minShareCount: 2,
  },
  {
    name: 'rules',
    test: /src\/member\/((matching|photos|profile)\/rules|profile\/texts|photos\/(texts|web\/shared\/verified-mark))\.tsx?$/,
    minShareCount: 2,
  },
  {
    name: 'parts',
    test: /src\/ui\/(menu|use-part-ahead|numbered-steps|illustrations\/(scene|head|listening|quiet-horizon))\.tsx?$/,
    minShareCount: 2,
  },
  { name: 'sheet', test: /src\/member\/matching\/web\/shared\/person-(sheet|facts)\.tsx$/, minShareCount: 2 },
  {
    name: 'people',
    test: /src\/member\/(matching|matchmaker|reports)\/web\/(?!.*(dialog\.|form))/,
    minShareCount: 2,
  },
].map((group, place, { length }) => ({ ...group, priority: length - place }));

export default defineConfig({
  plugins: [
    redirectToOther('app'),
    tailwindcss(),
    reactRouter(),
    contractRoutes(),
    nativeTemporal(),
    quietLibraries(),
  ],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy: devProxy },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: GROUPS } },
          // Pages use the routes of `contractRoutes`: drop the code that builds a contract when no page reads it.
          // `z.config` is dropped too: only the server calls it.
          treeshake: { manualPureFunctions: ['route', 'saveRoute', 'z'] },
        },
      },
    },
  },
});
