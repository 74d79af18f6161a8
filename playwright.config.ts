import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './e2e/chromium.ts';
import { cookieState } from './e2e/cookie-state.ts';
import { ORIGIN, PORTS } from './e2e/ports.ts';

const { executablePath, args } = await findChromium();
/** A camera and a microphone that draw and beep; a headless shell has no question for them to be allowed by. */
const FAKE_MEDIA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Journeys on the built product, with a base of its own that is thrown away. */
export default defineConfig({
  testDir: 'e2e',
  // Pictures are not a test: `npm run screens` takes them.
  testIgnore: process.env.SCREENS ? [] : ['screens/**'],
  globalSetup: './e2e/desk-sessions.ts',
  globalTeardown: './e2e/no-policy-reports.ts',
  outputDir: '.tmp/e2e-results',
  // Each wait is for an event: the ceilings leave room for a machine ten times slower.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // One server and one base for all: each journey has its own members. Half of a journey is waiting.
  workers: 6,
  forbidOnly: true,
  use: {
    // Requests of a page that a worker controls pass by `page.route`: its own journeys let it in (`pwa.spec.ts`).
    serviceWorkers: 'block',
    // Two cores draw slowly: what moves is looked at where it matters (`landing.spec.ts`).
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    baseURL: ORIGIN,
    // The server has an ad pixel; who is not there for it has refused it.
    storageState: cookieState(ORIGIN, 'refused'),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Browsers differ in what they allow unasked: nothing here, unless a test allows it.
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
    // In the place of its shell, so that it sees the end of Playwright (`scripts/end-with-parent.ts`).
    command: 'exec node e2e/serve.ts',
    url: `${ORIGIN}/health/ready`,
    // It fills the demonstration first, which a busy machine takes long for.
    timeout: 240_000,
    env: {
      PORT: String(PORTS.server),
      METRICS_PORT: String(PORTS.metrics),
      LUEUR_E2E: '1',
      PHOTO_MODEL: 'off',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
