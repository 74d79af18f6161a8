import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithParent } from '../scripts/end-with-parent.ts';
import { PIXEL_ID, PIXEL_ORIGIN, startPixelStub } from './pixel-stub.ts';

endWithParent();
/** Runs the built server on an empty data directory, as on a new machine. */
const directory = join(process.cwd(), '.tmp', 'e2e-data');
rmSync(directory, { recursive: true, force: true });
process.env.DATA_DIR = directory;
// Starts an ad pixel, so that every test proves that it stays unused without consent.
startPixelStub();
Object.assign(process.env, {
  LOG_LEVEL: 'warn',
  // Each newcomer created by API has their own network (`steps.ts`).
  TRUST_PROXY: '1',
  PIXEL_ID,
  PIXEL_SCRIPT_URL: `${PIXEL_ORIGIN}/pixel.js`,
  PIXEL_COLLECT_ORIGIN: PIXEL_ORIGIN,
});
await import(pathToFileURL(join(process.cwd(), 'build', 'server-app', 'main.js')).href);
