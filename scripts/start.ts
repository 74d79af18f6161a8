import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';

// The pages are told at the build where the site is.
if (process.env.APP_URL) process.env.VITE_APP_URL ??= process.env.APP_URL;
await build();
// In this very process: Ctrl-C and SIGTERM reach the server itself.
await import(pathToFileURL(join(process.cwd(), 'build', 'server-app', 'main.js')).href);
