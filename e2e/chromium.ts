import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** What a browser needs on a machine without display, and nothing that talks to its maker. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** `CHROMIUM_PATH`, the system's Chromium, otherwise the one inside an npm package. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const known = [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path !== undefined && existsSync(path));
  if (known) return { executablePath: known, args: ARGS };
  // Tells the package to unpack the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args: ARGS };
}
