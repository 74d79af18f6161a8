import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './built-site.ts';
import { endWithParent } from './end-with-parent.ts';
import { run } from './run.ts';
import { findBinaries, startTemporaryPostgres } from './temporary-postgres.ts';

// npm run image [-- --if-possible]: buildah builds the image of the Dockerfile; a node of it starts as in the compose file:
// as its own user, without capabilities, on a read-only root. Where no image registry answers, a Debian by debootstrap with
// the Node of this machine stands in for the official base images.

const DOCKERFILE = join('deploy', 'docker', 'Dockerfile');
const IMAGE = 'lueur';
/** Base images given as the default of a build argument, with its name. */
const BASES = /^ARG (?<argument>NODE_IMAGE|DEBIAN_IMAGE)=(?<image>\S+)$/gm;
const OWN_BASE = 'lueur-base';
const SUITE = 'bookworm';
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';
const READY_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 10_000;
/** Acts as a container runtime with the tools of util-linux: $1 root, $2 its user, $3 its data, then the command. */
const ISOLATED = `
mount --bind "$1" "$1"
mount -o remount,bind,ro "$1"
mount --rbind /dev "$1/dev"
mount --bind /proc "$1/proc"
mount -t tmpfs tmpfs "$1/tmp"
mount --bind "$3" "$1/data"
cd /
root=$1 user=$2; shift 3
exec chroot --userspec="$user" "$root" setpriv --no-new-privs --bounding-set=-all "$@"`;
const work = mkdtempSync(join(tmpdir(), 'lueur-image-'));

endWithParent();
const bases = [...readFileSync(DOCKERFILE, 'utf8').matchAll(BASES)].map(({ groups }) => ({ ...groups }));
try {
  const obstacle = findObstacle();
  if (obstacle) {
    say(`L’image ne se fait pas sur cette machine. ${obstacle}`);
    process.exitCode = process.argv.includes('--if-possible') ? 0 : 1;
  } else {
    await buildImage();
    await tryImage();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Returns why this machine cannot build and test the image. */
function findObstacle(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'Il y faut Linux et le compte root.';
  const missing = [...(findCommand('buildah') ? [] : ['buildah']), ...(findBinaries() ? [] : ['postgresql'])];
  if (missing.length > 0) return `Il y manque : apt-get install ${missing.join(' ')}`;
  // Mounting is forbidden in many containers.
  if (spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0)
    return 'Elle ne laisse monter aucun système de fichiers.';
  if (arePulled() || (findCommand('debootstrap') && findMirror())) return undefined;
  return 'Aucun registre d’images ne répond ; une image de base demande debootstrap et un miroir de Debian.';
}

function arePulled(): boolean {
  return bases.every(({ image = '' }) => spawnSync('buildah', ['pull', image]).status === 0);
}

async function buildImage(): Promise<void> {
  const own = arePulled() ? [] : await makeBase();
  const what = ['--file', DOCKERFILE, '--ignorefile', `${DOCKERFILE}.dockerignore`, '--tag', IMAGE];
  await buildah('bud', '--isolation', 'chroot', '--format', 'docker', ...own, ...what, '.');
  say(`✓ image ${IMAGE}${own.length > 0 ? ', sur une base faite par debootstrap' : ''}`);
}

/** Returns build options that replace the official base images and pass on the npm settings of this machine. */
async function makeBase(): Promise<string[]> {
  const container = await buildah('from', 'scratch');
  const root = await buildah('mount', container);
  await run('debootstrap', ['--variant=minbase', SUITE, root, findMirror() ?? ''], { quiet: true });
  cpSync(process.execPath, join(root, 'usr', 'local', 'bin', 'node'));
  const npm = dirname(dirname(realpathSync(findCommand('npm') ?? '')));
  cpSync(npm, join(root, 'usr', 'local', 'lib', 'node_modules', 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr', 'local', 'bin', 'npm'));
  await buildah('commit', '--rm', '--quiet', container, OWN_BASE);
  const settings = join(work, 'npmrc');
  const registry = await run('npm', ['config', 'get', 'registry'], { quiet: true, output: 'stdout' });
  writeFileSync(settings, `registry=${registry.trim()}\ncafile=${AUTHORITIES}\n`);
  return [
    ...bases.flatMap(({ argument }) => ['--build-arg', `${argument}=localhost/${OWN_BASE}`]),
    '--volume',
    `${settings}:/root/.npmrc:ro`,
    '--volume',
    `${AUTHORITIES}:${AUTHORITIES}:ro`,
  ];
}

/**
 * Migrates an empty database, starts a node, waits until it is ready, and stops it.
 * @throws when one of these fails
 */
async function tryImage(): Promise<void> {
  const database = await startTemporaryPostgres();
  const container = await buildah('from', '--pull-never', IMAGE);
  try {
    const root = await buildah('mount', container);
    const login = new URL(database?.url ?? '');
    login.username = 'lueur_application';
    const environment = { DATABASE_URL: login.href, DATABASE_OWNER_URL: database?.url ?? '' };
    const migration = await startContainer(root, environment, ['migrate']);
    if ((await migration.ended) !== 0) throw new Error(`The migration failed:\n${migration.output()}`);
    await tryNode(root, { DATABASE_URL: login.href });
  } finally {
    await buildah('rm', container);
    await database?.stop();
  }
}

async function tryNode(root: string, database: Record<string, string>): Promise<void> {
  const port = await freePort();
  const node = await startContainer(root, { ...database, PORT: String(port) });
  try {
    const until = Date.now() + READY_WITHIN_MS;
    while (!(await isReady(port))) {
      if (Date.now() > until || node.child.exitCode !== null)
        throw new Error(`It is not ready:\n${node.output()}`);
      await wait(200);
    }
    requireConfined(node.child.pid);
    say('✓ /health/ready répond, sans être root, sur une racine en lecture seule');
    const begun = performance.now();
    node.child.kill('SIGTERM');
    const code = await node.ended;
    const ms = Math.round(performance.now() - begun);
    if (code !== 0 || ms > STOPS_WITHIN_MS)
      throw new Error(`It ended with ${code} after ${ms} ms:\n${node.output()}`);
    say(`✓ s’arrête en ${ms} ms`);
  } finally {
    node.child.kill('SIGKILL');
  }
}

/**
 * Checks a process in the kernel.
 * @throws when it is root, has capabilities, or may write to its root
 */
function requireConfined(pid: number | undefined): void {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mounts = readFileSync(`/proc/${pid}/mountinfo`, 'utf8');
  if (!/^Uid:(\t[1-9]\d*){4}$/m.test(status) || !/^CapEff:\t0+$/m.test(status)) throw new Error(status);
  // The last mount on « / » counts: the bind mount covers the container's file system.
  const [, options = ''] = [...mounts.matchAll(/^(?:\S+ ){4}\/ (\S+)/gm)].at(-1) ?? [];
  if (!options.split(',').includes('ro')) throw new Error(`Its root is mounted with ${options}`);
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Starts the command of the image as its user on a read-only root, on the network of this machine. */
async function startContainer(root: string, environment: Record<string, string>, words: string[] = []) {
  const { config } = JSON.parse(await buildah('inspect', '--type', 'image', IMAGE)).Docker;
  const [uid, gid] = String(config.User).split(':').map(Number);
  if (!uid || !gid) throw new Error(`The image runs as « ${config.User} »`);
  const data = mkdtempSync(join(work, 'data-'));
  chownSync(data, uid, gid);
  const env = {
    PATH: process.env.PATH,
    ...Object.fromEntries(config.Env.map((pair: string) => /^(.*?)=(.*)$/s.exec(pair)?.slice(1) ?? [])),
    ...environment,
    ALLOW_UNFINISHED: '1',
    HOST: '127.0.0.1',
    APP_URL: 'https://localhost',
    // Nothing listens on this port: mails stay queued.
    SMTP_URL: 'smtp://127.0.0.1:9',
    TEAM_EMAIL: 'equipe@exemple.invalid',
    AUTH_SECRET: randomBytes(48).toString('base64'),
  };
  const isolated = ['--mount', 'sh', '-ec', ISOLATED, 'sh', root, config.User, data];
  const command = ['env', `--chdir=${config.WorkingDir}`, ...config.Cmd, ...words];
  // Each command replaces the previous one, so the child is the node itself.
  const child = spawn('unshare', [...isolated, ...command], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code) };
}

async function buildah(...words: string[]): Promise<string> {
  return (await run('buildah', words, { quiet: true, output: 'stdout' })).trim();
}

function findCommand(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Returns the Debian mirror of this machine's apt. */
function findMirror(): string | undefined {
  const format = '$(ORIGIN) $(COMPONENT) $(RELEASE) $(REPO_URI)';
  const { stdout } = spawnSync('apt-get', ['indextargets', '--format', format, 'Created-By: Packages'], {
    encoding: 'utf8',
  });
  return /^Debian main [a-z]+ (\S+)$/m.exec(stdout ?? '')?.[1];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
