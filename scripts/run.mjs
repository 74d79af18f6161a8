// The first step of every command: `node scripts/run.mjs <command>`. A machine's own Node may be older than the project's:
// this installs what the command needs of the lockfile when that was not done yet, then runs scripts/<command>.ts under
// the Node of node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BIN = join(process.cwd(), 'node_modules', '.bin');
const STAMP = join('node_modules', '.lueur-installed.json');
const PARENT_EVERY_MS = 500;
/** The development dependencies; the other parts are workspaces. */
const TOOLS = 'tools';
/** Parts that each command needs besides the dependencies. */
const NEEDED_PARTS = {
  start: [],
  'run-source': [],
  'photo-model': ['photo-model'],
  bench: [TOOLS, 'bench'],
};

/** Reads the state of node_modules: the lockfile hash, and the installed parts. */
function readStamp() {
  if (!existsSync(STAMP) || !existsSync(join(BIN, 'node'))) return { lockfile: '', parts: [] };
  return JSON.parse(readFileSync(STAMP, 'utf8'));
}

/** Keeps installed parts: an operator's photo model survives a release. */
function install(needed) {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const standing = readStamp();
  const isCurrent = standing.lockfile === lockfile;
  if (isCurrent && needed.every((part) => standing.parts.includes(part))) return;
  process.stdout.write('Installation des paquets…\n');
  const parts = [...new Set([...standing.parts, ...needed])];
  const workspaces = parts.filter((part) => part !== TOOLS).map((name) => `--workspace=${name}`);
  const args = [
    ...(isCurrent ? ['install', '--no-save'] : ['ci']),
    ...(parts.includes(TOOLS) ? [] : ['--omit=dev']),
    ...(workspaces.length ? ['--include-workspace-root', ...workspaces] : ['--workspaces=false']),
    '--loglevel=error',
  ];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ lockfile, parts }));
}

const [command, ...rest] = process.argv.slice(2);
install(NEEDED_PARTS[command] ?? [TOOLS]);
// Reinstalls after a reverted update.
if (command === 'install') process.exit(0);
const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` };
const child = spawn(join(BIN, 'node'), [`scripts/${command}.ts`, ...rest], { stdio: 'inherit', env });
// Ctrl-C reaches the child directly; SIGTERM is forwarded, and so is the end of npm.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, PARENT_EVERY_MS);
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
