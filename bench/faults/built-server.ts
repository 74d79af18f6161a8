import { join } from 'node:path';

/** As `npm run build` makes it. */
export const BUILT_SERVER = join('build', 'server-app', 'main.js');
