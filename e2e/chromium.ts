import { existsSync } from 'node:fs';

/** Headless without browser UI: a quarter faster, but without notifications. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** For a machine without a display, and to prevent calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The system's full Chromium, if installed. */
export const wholeChromium = BROWSERS.find(existsSync);

/**
 * Finds `CHROMIUM_PATH`, the system's Chromium, or the one in an npm package.
 * @param prefer `whole` for measurements as in real use
 */
export async function findChromium(
  prefer: 'shell' | 'whole' = 'shell',
): Promise<{ executablePath: string; args: string[] }> {
  const system = prefer === 'shell' ? [...SHELLS, ...BROWSERS] : [...BROWSERS, ...SHELLS];
  const known = [process.env.CHROMIUM_PATH, ...system].find((path) => path !== undefined && existsSync(path));
  if (known) return { executablePath: known, args: CHROMIUM_ARGS };
  // Tells the package to unpack the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args: CHROMIUM_ARGS };
}
