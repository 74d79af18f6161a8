import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './e2e/chromium.ts';
import { cookieState } from './e2e/cookie-state.ts';
import { ORIGIN } from './e2e/ports.ts';

const { executablePath, args } = await findChromium();
/** A fake camera and microphone, allowed without a prompt, which a headless shell does not have. */
const FAKE_MEDIA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

// Everything is on this machine: a proxy would answer for a server that is not ready.
for (const name of Object.keys(process.env))
  if (/^(?:https?|all)_proxy$/i.test(name)) delete process.env[name];

/** Journeys on the built product, with a disposable database. */
export default defineConfig({
  testDir: 'e2e',
  // Screenshots are not tests: `npm run screens` takes them.
  testIgnore: process.env.SCREENS ? [] : ['screens/**'],
  globalSetup: './e2e/desk-sessions.ts',
  globalTeardown: './e2e/no-policy-reports.ts',
  outputDir: '.tmp/e2e-results',
  // Every wait is for an event: the timeouts allow for a machine ten times slower.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // One server and one database for all: each journey has its own members. Half of a journey is waiting.
  workers: 6,
  forbidOnly: true,
  use: {
    // `page.route` does not see requests of a page controlled by a service worker: only the worker's own journeys allow
    // it (`pwa.spec.ts`).
    serviceWorkers: 'block',
    // Two cores render slowly: animations are only tested where they matter (`landing.spec.ts`).
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    baseURL: ORIGIN,
    // The server has an ad pixel; tests about anything else have refused it.
    storageState: cookieState(ORIGIN, 'refused'),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Browsers differ in what they allow by default: nothing here, unless a test allows it.
    permissions: [],
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...args, ...FAKE_MEDIA] },
  },
  projects: [
    { name: 'bureau', use: { viewport: { width: 1280, height: 900 } }, grepInvert: /@téléphone/ },
    {
      name: 'téléphone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
      grep: /@partout|@téléphone/,
    },
  ],
  webServer: {
    // `exec` replaces the shell, so that it notices the end of Playwright (`scripts/end-with-parent.ts`).
    command: 'exec node e2e/serve.ts',
    url: `${ORIGIN}/health/ready`,
    // It first fills the demonstration, which is slow on a busy machine.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
