import { defineConfig } from 'vitest/config';

/** Tests that use the database: on PostgreSQL when the command gives one, on PGlite otherwise. */
const DATABASE_TESTS = [
  'src/{desk,member,identity,mechanisms}/**/server/**/*.test.ts',
  'src/platform/**/*.test.ts',
  'src/server/**/*.test.ts',
  'src/live/server/*.test.ts',
];
/** Slow by nature: whole processes, damaged bases, plans at size. `.ci/run` runs them last. */
const SLOW_TESTS = [
  'src/server/backup/{restore-backup,photos-in-s3}.test.ts',
  'src/server/{team,doctor,app-at-once,app-plans,app-rush,app-statements,damaged-database}.test.ts',
  'src/platform/photo-model.test.ts',
  'src/**/mail-down.test.ts',
  'src/server/demo/demo-seed.test.ts',
  'src/platform/database/{client,embedded,migrate}.test.ts',
];
const SLOW_ON_PGLITE = [
  'src/member/matching/server/routes.test.ts',
  'src/member/data-rights/server/erase-member.test.ts',
];
/** Where the two databases can differ (migrations, ranking, search, jobs), and one light file of each feature. */
const ALSO_ON_PGLITE = [
  'src/platform/jobs.test.ts',
  'src/identity/ad-measurement/server/routes.test.ts',
  'src/identity/accounts/server/devices.test.ts',
  'src/member/profile/server/{city-store,pause}.test.ts',
  'src/member/support/server/contact-routes.test.ts',
  'src/member/matching/server/candidate-store.test.ts',
  'src/member/conversations/server/routes.test.ts',
];
const SCREEN_TESTS = ['src/**/*-page.test.tsx'];
/** They read what the build wrote. */
const STATIC_PAGE_TESTS = ['src/site/**/*.static.test.ts'];
const postgres = process.env.TEST_DATABASE_URL;

const common = {
  setupFiles: ['src/testing/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // The real application answers, on a machine that may be busy.
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 2,
};
/** One database per worker: created once, emptied between tests (29 s become 8 s). */
const shared = { ...common, isolate: false };
/** Mails are drawn by the React that draws them in production: the other one notes where each element was made. */
const server = { ...shared, setupFiles: ['src/testing/production-react.ts', ...common.setupFiles] };
const jsx = { oxc: { jsx: { runtime: 'automatic' as const, development: false } } };

/** @param address of a PostgreSQL; PGlite without one */
function onDatabase(name: string, files: { include: string[]; exclude?: string[] }, address?: string) {
  return { ...jsx, test: { ...server, name, ...files, env: address ? { TEST_DATABASE: address } : {} } };
}

export default defineConfig({
  test: {
    globalSetup: ['src/testing/one-temporary-folder.ts'],
    projects: [
      {
        test: {
          ...common,
          isolate: false,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...DATABASE_TESTS, ...SCREEN_TESTS, ...STATIC_PAGE_TESTS, ...SLOW_TESTS],
        },
      },
      onDatabase('api', { include: DATABASE_TESTS, exclude: SLOW_TESTS }, postgres),
      onDatabase('slow', { include: SLOW_TESTS }, postgres),
      ...(postgres
        ? [
            onDatabase('pglite', { include: ALSO_ON_PGLITE }),
            onDatabase('slow-pglite', { include: SLOW_ON_PGLITE }),
          ]
        : []),
      // The zone of the device: a test of travellers and of people overseas stubs another one.
      { test: { ...shared, name: 'screens', include: SCREEN_TESTS, env: { TZ: 'Europe/Paris' } } },
      { test: { ...shared, name: 'pages', include: STATIC_PAGE_TESTS } },
    ],
  },
});
