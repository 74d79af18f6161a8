import { defineConfig } from 'vitest/config';

/** Tests that use the database run on PGlite, and again on PostgreSQL when the command gives one. */
const DATABASE_TESTS = [
  'src/features/**/server/**/*.test.ts',
  'src/platform/**/*.test.ts',
  'src/server/**/*.test.ts',
  'src/live/server/*.test.ts',
  'src/testing/*.test.ts',
];
const SCREEN_TESTS = ['src/**/*-page.test.tsx'];
const postgres = process.env.TEST_DATABASE_URL;

const common = {
  setupFiles: ['src/testing/setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
};
/** One database per worker: created once, emptied between tests (29 s become 8 s). */
const shared = { ...common, isolate: false };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          isolate: false,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...DATABASE_TESTS, ...SCREEN_TESTS],
        },
      },
      { test: { ...shared, name: 'pglite', include: DATABASE_TESTS } },
      { test: { ...shared, name: 'screens', include: SCREEN_TESTS } },
      ...(postgres
        ? [
            {
              test: {
                ...shared,
                name: 'postgres',
                include: DATABASE_TESTS,
                // They look at HTTP and at who may see whom, whatever the database; the slices' own tests run on both.
                exclude: ['headers', 'input', 'ids', 'canary'].map(
                  (name) => `src/server/app-${name}.test.ts`,
                ),
                env: { TEST_DATABASE: postgres },
              },
            },
          ]
        : []),
    ],
  },
});
