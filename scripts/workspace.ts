import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, run } from './run.ts';

/**
 * Runs `npm run <folder> -- <name>`: each .ts file of the workspace bears a name, folders hold their parts. The name
 * `check` reads its types, and runs its tests when it has some.
 */
export async function runWorkspace(folder: string): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  const names = readdirSync(folder)
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  try {
    if (name === 'check') await check(folder);
    else if (name && names.includes(name)) {
      // Its own tsconfig knows where `#…` leads: Node looks for that in the nearest package.json.
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

async function check(folder: string): Promise<void> {
  await run('tsc', ['-p', tsconfigOf(folder)]);
  if (existsSync(join(folder, 'vitest.config.ts'))) await run('vitest', ['run', '--root', folder]);
}

const tsconfigOf = (folder: string): string => join(folder, 'tsconfig.json');
