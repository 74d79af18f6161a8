import { CommandError, run } from './run.ts';

// From the sources: it needs the database and the mails, and no build.
try {
  await run('tsx', ['src/server/team.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.exit(1);
}
