import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { endWithParent } from './end-with-parent.ts';

endWithParent();
await build();
// In this process, so that Ctrl-C and SIGTERM reach the server itself.
await import(pathToFileURL(join(process.cwd(), 'build', 'server-app', 'main.js')).href);
