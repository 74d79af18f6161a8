import { defineConfig } from 'vitest/config';

/** Tests that use the database: PostgreSQL when the command provides one, PGlite otherwise. */
const DATABASE_TESTS = [
  'src/{desk,member,identity,mechanisms}/**/server/**/*.test.ts',
  // These two replace the timers of their process: beside the shared application, its loops would never be called again.
  'src/platform/**/!(admission|few-at-once).test.ts',
  'src/server/**/*.test.ts',
  'src/live/server/*.test.ts',
];
/** Exhaustive sweeps: every write sent twice, every limit, every pair of decisions or changes, every order of ranking. */
const SWEEPS = [
  'src/server/{app-said-twice,app-every-limit,app-bad-pictures,app-two-people,prepare-database}.test.ts',
  'src/member/matching/server/{candidate-store,compose-ahead,refusals}.test.ts',
  'src/desk/moderation/server/what-stands.test.ts',
];
/**
 * Tests that `npm test` skips; `npm test -- all` and `.ci/run` run them last: sweeps, whole processes, damaged
 * databases, plans at size.
 */
const SLOW_TESTS = [
  ...SWEEPS,
  'src/server/backup/{restore-backup,photos-in-s3}.test.ts',
  'src/server/{team,doctor,app-at-once,app-plans,app-rush,app-statements,damaged-database}.test.ts',
  'src/platform/photo-model.test.ts',
  'src/**/mail-down.test.ts',
  'src/server/demo/demo-seed.test.ts',
  'src/platform/database/{client,embedded,migrate}.test.ts',
];
/**
 * Tests where the two databases can differ (migrations, ranking, search, jobs), and one light file per feature. The
 * journeys use PGlite as well.
 */
const ALSO_ON_PGLITE = [
  'src/identity/ad-measurement/server/routes.test.ts',
  'src/identity/accounts/server/devices.test.ts',
  'src/member/data-rights/server/erase-member.test.ts',
  'src/member/profile/server/{city-store,pause}.test.ts',
  'src/member/support/server/contact-routes.test.ts',
  'src/member/matching/server/candidate-store.test.ts',
  'src/member/conversations/server/routes.test.ts',
];
const SCREEN_TESTS = ['src/**/*-page.test.tsx'];
/**
 * Tests in jsdom without an application. One project per environment: a worker that changes its environment starts from
 * scratch.
 */
const BROWSER_TESTS = [
  'src/{app,desk,member,ui}/**/*.test.tsx',
  'src/browser/{storage,api/{await-early-reads,opened-for}}.test.ts',
  'src/live/web/live-connection.test.ts',
  'src/member/questionnaires/web/shared/refused-channels.test.ts',
  'src/server/site/ask-early.test.ts',
  'src/site/{proof/nearby-element,team/refresh-bios}.test.ts',
];
/** Tests that read the build's output. */
const STATIC_PAGE_TESTS = ['src/site/**/*.static.test.ts'];
const postgres = process.env.TEST_DATABASE_URL;

const shared = {
  // One database per worker: created once, emptied between tests (29 s become 8 s).
  isolate: false,
  setupFiles: ['src/testing/setup.ts'],
  // Upper bounds for what never comes, not measurements: a test waits for an event for up to a minute, even on a very
  // busy machine.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
  maxWorkers: 3,
};
/**
 * Renders mails with the production React, as in production: the development one also records where each element was
 * created.
 */
const server = { ...shared, setupFiles: ['src/testing/production-react.ts', ...shared.setupFiles] };
/** Tests that render; screens and some pages talk to the real application. */
const inJsdom = {
  ...shared,
  setupFiles: [...shared.setupFiles, 'src/testing/testing-library.ts'],
  environment: 'jsdom',
  env: postgres ? { TEST_DATABASE: postgres } : {},
};
const jsx = { oxc: { jsx: { runtime: 'automatic' as const, development: false } } };

/** @param address of a PostgreSQL; PGlite by default */
function onDatabase(name: string, files: { include: string[]; exclude?: string[] }, address?: string) {
  return { ...jsx, test: { ...server, name, ...files, env: address ? { TEST_DATABASE: address } : {} } };
}

export default defineConfig({
  test: {
    globalSetup: ['src/testing/one-temporary-folder.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [
            ...DATABASE_TESTS,
            ...SCREEN_TESTS,
            ...STATIC_PAGE_TESTS,
            ...SLOW_TESTS,
            ...BROWSER_TESTS,
          ],
        },
      },
      {
        test: {
          ...inJsdom,
          name: 'browser',
          include: BROWSER_TESTS,
          exclude: [...SCREEN_TESTS, 'src/**/server/*.test.tsx'],
        },
      },
      onDatabase('api', { include: DATABASE_TESTS, exclude: [...SLOW_TESTS, ...BROWSER_TESTS] }, postgres),
      onDatabase('slow', { include: SLOW_TESTS }, postgres),
      ...(postgres ? [onDatabase('slow-pglite', { include: ALSO_ON_PGLITE })] : []),
      // The device's time zone: tests about travellers and overseas members stub another one.
      {
        test: {
          ...inJsdom,
          name: 'screens',
          include: SCREEN_TESTS,
          env: { ...inJsdom.env, TZ: 'Europe/Paris' },
        },
      },
      { test: { ...inJsdom, name: 'pages', include: STATIC_PAGE_TESTS } },
    ],
  },
});
