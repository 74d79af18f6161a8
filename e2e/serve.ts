import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The built server on an empty data directory: each run begins as a newcomer's machine does. */
const directory = join(process.cwd(), '.tmp', 'e2e-data');
rmSync(directory, { recursive: true, force: true });
process.env.DATA_DIR = directory;
await import(pathToFileURL(join(process.cwd(), 'build', 'server-app', 'main.js')).href);
