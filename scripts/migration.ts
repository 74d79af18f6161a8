import { CommandError, run } from './run.ts';

try {
  await run('drizzle-kit', ['generate', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.exit(1);
}
