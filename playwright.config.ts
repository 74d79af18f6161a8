import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './e2e/chromium.ts';

const PORT = 3210;
const { executablePath, args } = await findChromium();

/** Journeys on the built product, with a base of its own that is thrown away. */
export default defineConfig({
  testDir: 'e2e',
  // Pictures are not a test: `npm run screens` takes them.
  testIgnore: process.env.SCREENS ? [] : ['screens.spec.ts'],
  outputDir: '.tmp/e2e-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  use: {
    actionTimeout: 10_000,
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args },
  },
  projects: [
    { name: 'bureau', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'téléphone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
      grep: /@partout/,
    },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://localhost:${PORT}/health/ready`,
    timeout: 120_000,
    env: { PORT: String(PORT), LUEUR_E2E: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
