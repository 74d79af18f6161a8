import { existsSync, readdirSync } from 'node:fs';
import { CommandError, run } from './run.ts';

const FOLDER = 'bench';

/** Each file of bench/ is a measurement that runs by its name and ends by itself; folders hold their parts. */
function listBenches(): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

const [name, ...rest] = process.argv.slice(2);
if (name === undefined || !listBenches().includes(name)) {
  const asked = name === undefined ? 'Say which measurement to run' : `There is no measurement « ${name} »`;
  process.stderr.write(`${asked}: npm run bench -- <name>, one of: ${listBenches().join(', ')}\n`);
  process.exit(2);
}
try {
  await run('tsx', [`${FOLDER}/${name}.ts`, ...rest]);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.exit(1);
}
