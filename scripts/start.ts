import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';

await build();
// In this very process: Ctrl-C and SIGTERM reach the server itself.
await import(pathToFileURL(join(process.cwd(), 'build', 'server-app', 'main.js')).href);
