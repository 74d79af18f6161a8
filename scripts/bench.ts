import { readdirSync } from 'node:fs';
import { runOrExit } from './run.ts';

// `npm run bench -- <name>`: each .ts file of the workspace is a command; `check` runs the type check.
const [name, ...rest] = process.argv.slice(2);
const names = readdirSync('bench')
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
if (name === 'check') await runOrExit('tsc', ['-p', 'bench/tsconfig.json']);
else if (name && names.includes(name)) {
  // Resolves `#…` by the workspace's own tsconfig: Node would look in the nearest package.json.
  await runOrExit('tsx', [`bench/${name}.ts`, ...rest], {
    env: { TSX_TSCONFIG_PATH: 'bench/tsconfig.json' },
  });
} else {
  const asked = name ? `There is no « ${name} »` : 'Say which';
  process.stderr.write(`${asked}: npm run bench -- <name>, one of: check, ${names.join(', ')}\n`);
  process.exit(2);
}
