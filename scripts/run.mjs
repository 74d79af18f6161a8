// The first step of every command: `node scripts/run.mjs <command>`. A machine's own Node may be older than the project's:
// this installs what the lockfile names when that was not done yet, then runs scripts/<command>.ts under the Node of
// node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BIN = join(process.cwd(), 'node_modules', '.bin');
const STAMP = join('node_modules', '.lueur-lockfile');

/** Whether node_modules holds what the lockfile names. */
function isInstalled(lockfile) {
  return existsSync(join(BIN, 'node')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile;
}

function install() {
  const lockfile = readFileSync('package-lock.json', 'utf8');
  if (isInstalled(lockfile)) return;
  process.stdout.write('Installation des paquets…\n');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(STAMP, lockfile);
}

const [command, ...rest] = process.argv.slice(2);
install();
const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` };
const child = spawn(join(BIN, 'node'), [`scripts/${command}.ts`, ...rest], { stdio: 'inherit', env });
// Ctrl-C reaches the child by itself; SIGTERM is passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
