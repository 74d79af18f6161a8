import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithParent } from '../scripts/end-with-parent.ts';
import { ENV_NAMES } from '../src/platform/env.ts';
import { SECRET_FILES } from '../src/platform/secret-files.ts';
import { PIXEL_ID, PIXEL_ORIGIN, startPixelStub } from './pixel-stub.ts';
import { PORTS } from './ports.ts';

endWithParent();
/** Runs the built server on an empty data directory, as on a new machine. */
const directory = join(process.cwd(), '.tmp', 'e2e-data');
rmSync(directory, { recursive: true, force: true });
// Starts an ad pixel, so that every test proves that it stays unused without consent.
startPixelStub();
// A database or a mail server that this shell names for the site is not for tests.
for (const name of [...ENV_NAMES, ...SECRET_FILES]) delete process.env[name];
Object.assign(process.env, {
  PORT: PORTS.server,
  METRICS_PORT: PORTS.metrics,
  DATA_DIR: directory,
  LOG_LEVEL: 'warn',
  PHOTO_MODEL: 'off',
  // Each newcomer created by API has their own network (`steps.ts`).
  TRUST_PROXY: '1',
  PIXEL_ID,
  PIXEL_SCRIPT_URL: `${PIXEL_ORIGIN}/pixel.js`,
  PIXEL_COLLECT_ORIGIN: PIXEL_ORIGIN,
});
await import(pathToFileURL(join(process.cwd(), 'build', 'server-app', 'main.js')).href);
