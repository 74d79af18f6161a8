import { runOrExit } from './run.ts';

// An operator's command, run from the sources: it needs the database, and no build.
const [name, ...rest] = process.argv.slice(2);
await runOrExit('tsx', [`src/server/${name}.ts`, ...rest]);
