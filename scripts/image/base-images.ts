import { cpSync, existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findMirror } from '../debian-mirror.ts';
import { run } from '../run.ts';
import type { Steps } from '../steps.ts';
import type { ImageStore } from './image-store.ts';
import { slim } from './slim.ts';

const SUITE = 'bookworm';
const DEBIAN = `debian:${SUITE}-slim`;
const NODE = `node:24-${SUITE}-slim`;
const POSTGRES = `postgres:17-${SUITE}`;
const MAKERS = { [DEBIAN]: makeDebian, [NODE]: makeNode, [POSTGRES]: makePostgres };
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';
const USUAL_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Stands in, under the names that the Dockerfile asks for, for images of a registry: Debian of the machine's own mirror,
 * with what the official ones hold and the Dockerfile uses. PostgreSQL is Debian's, 15 where the official image has 17.
 * @returns whether all of them are there
 */
export async function makeBaseImages(steps: Steps, store: ImageStore): Promise<boolean> {
  const made = [];
  for (const [name, make] of Object.entries(MAKERS)) {
    const isThere = await store.has(name);
    made.push(isThere || (await steps.step(`image de base ${name}, faite de Debian`, () => make(store))));
  }
  return made.every(Boolean);
}

async function makeDebian(store: ImageStore): Promise<void> {
  const { container, root } = await store.mount('scratch');
  const cache = join(store.folder, 'packages');
  await run('mkdir', ['-p', cache]);
  const how = ['--variant=minbase', `--cache-dir=${cache}`];
  await run('debootstrap', [...how, SUITE, root, findMirror() ?? ''], { quiet: true });
  slim(root);
  await store.buildah(['config', '--cmd', 'bash', '--env', `PATH=${USUAL_PATH}`, container]);
  await commit(store, container, DEBIAN);
}

/** With the Node that runs this, and the npm of the machine. */
async function makeNode(store: ImageStore): Promise<void> {
  const { container, root } = await store.mount(DEBIAN);
  const local = join(root, 'usr', 'local');
  cpSync(process.execPath, join(local, 'bin', 'node'));
  const npm = await findNpm();
  cpSync(npm, join(local, 'lib', 'node_modules', 'npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  await store.buildah(['run', '--isolation', 'chroot', container, 'useradd', '-m', '-u', '1000', 'node']);
  await store.buildah(['config', '--cmd', 'node', container]);
  await commit(store, container, NODE);
}

async function findNpm(): Promise<string> {
  const places = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'npm'));
  const command = places.find((file) => existsSync(file));
  if (!command) throw new Error('This machine has no npm');
  const file = (await run('readlink', ['-f', command], { quiet: true })).trim();
  return dirname(dirname(file));
}

async function makePostgres(store: ImageStore): Promise<void> {
  const { container, root } = await store.mount(DEBIAN);
  const sources = join(root, 'etc', 'apt', 'sources.list');
  writeFileSync(sources, `deb ${findMirror()} ${SUITE} main\n`);
  // No cluster of its own, and no service that starts.
  const steps = [
    'export DEBIAN_FRONTEND=noninteractive',
    'mkdir -p /etc/postgresql-common',
    'echo create_main_cluster=false > /etc/postgresql-common/createcluster.conf',
    'apt-get update -qq',
    'apt-get install -y -qq --no-install-recommends postgresql',
  ];
  // For a mirror that speaks TLS.
  const trust = existsSync(AUTHORITIES) ? ['--volume', `${AUTHORITIES}:${AUTHORITIES}:ro`] : [];
  const where = ['--isolation', 'chroot', ...trust, container];
  await store.buildah(['run', ...where, 'sh', '-ec', steps.join('\n')], 'both');
  for (const file of [sources, join(root, AUTHORITIES)]) rmSync(file, { force: true });
  slim(root);
  await store.buildah(['config', '--entrypoint', '["docker-entrypoint.sh"]', '--cmd', 'postgres', container]);
  await commit(store, container, POSTGRES);
}

async function commit(store: ImageStore, container: string, name: string): Promise<void> {
  await store.buildah(['commit', '--rm', '--disable-compression', '--format', 'docker', container, name]);
}
