import { runOrExit } from './run.ts';

await runOrExit('drizzle-kit', ['generate', ...process.argv.slice(2)]);
