import { defineConfig } from 'vitest/config';

/** Tests that use the database: on PostgreSQL when the command gives one, on PGlite otherwise. */
const DATABASE_TESTS = [
  'src/{desk,member,identity,mechanisms}/**/server/**/*.test.ts',
  'src/platform/**/*.test.ts',
  'src/server/**/*.test.ts',
  'src/live/server/*.test.ts',
];
/** Where the two databases can differ (migrations, ranking, search, jobs, erasure), and one light file of each feature. */
const ALSO_ON_PGLITE = [
  'src/platform/jobs.test.ts',
  'src/identity/ad-measurement/server/routes.test.ts',
  'src/identity/accounts/server/devices.test.ts',
  'src/member/profile/server/{city-store,pause}.test.ts',
  'src/member/contact-form/server/routes.test.ts',
  'src/member/matching/server/{candidate-store,routes}.test.ts',
  'src/member/matching/server/index/*.test.ts',
  'src/member/conversations/server/routes.test.ts',
  'src/member/workshops/server/mail-down.test.ts',
  'src/member/data-rights/server/erase-member.test.ts',
];
const SCREEN_TESTS = ['src/**/*-page.test.tsx'];
/** They read what the build wrote. */
const STATIC_PAGE_TESTS = ['src/site/**/*.static.test.ts'];
const postgres = process.env.TEST_DATABASE_URL;

const common = {
  setupFiles: ['src/testing/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
};
/** One database per worker: created once, emptied between tests (29 s become 8 s). */
const shared = { ...common, isolate: false };
/** Mails are drawn by the React that draws them in production: the other one notes where each element was made. */
const server = { ...shared, setupFiles: ['src/testing/production-react.ts', ...common.setupFiles] };
const jsx = { oxc: { jsx: { runtime: 'automatic' as const, development: false } } };

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
          exclude: [...DATABASE_TESTS, ...SCREEN_TESTS, ...STATIC_PAGE_TESTS],
        },
      },
      {
        ...jsx,
        test: {
          ...server,
          name: 'api',
          include: DATABASE_TESTS,
          env: postgres ? { TEST_DATABASE: postgres } : {},
        },
      },
      ...(postgres ? [{ ...jsx, test: { ...server, name: 'pglite', include: ALSO_ON_PGLITE } }] : []),
      { test: { ...shared, name: 'screens', include: SCREEN_TESTS } },
      { test: { ...shared, name: 'pages', include: STATIC_PAGE_TESTS } },
    ],
  },
});
