import { CommandError, run } from './run.ts';

/** Runs an operator's command from the sources: it needs the database, and no build. */
export async function runSource(file: string): Promise<void> {
  try {
    await run('tsx', [file, ...process.argv.slice(2)]);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.exit(error.code);
  }
}
