import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, run } from './run.ts';

/** Runs `npm run <folder> -- <name>`: each .ts file of the workspace is a command; `check` runs the type check. */
export async function runWorkspace(folder: string): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  const names = readdirSync(folder)
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  try {
    if (name === 'check') await run('tsc', ['-p', tsconfigOf(folder)]);
    else if (name && names.includes(name)) {
      // Resolves `#…` by the workspace's own tsconfig: Node would look in the nearest package.json.
      await run('tsx', [`${folder}/${name}.ts`, ...rest], { env: { TSX_TSCONFIG_PATH: tsconfigOf(folder) } });
    } else {
      const asked = name ? `There is no « ${name} »` : 'Say which';
      process.stderr.write(`${asked}: npm run ${folder} -- <name>, one of: check, ${names.join(', ')}\n`);
      process.exit(2);
    }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.exit(1);
  }
}

const tsconfigOf = (folder: string): string => join(folder, 'tsconfig.json');
