// The first step of every command: a machine's own Node may be older than the project's. Installs what the
// lockfile names when that was not done yet, then runs the given script under the Node of node_modules.
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

/** Runs a script of this folder under the project's Node and ends as it ends. */
export function runWithNode(script) {
  install();
  const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` };
  const child = spawn(join(BIN, 'node'), [script, ...process.argv.slice(2)], { stdio: 'inherit', env });
  // Ctrl-C reaches the child by itself; SIGTERM is passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
