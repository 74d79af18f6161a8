import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { CommandError } from '../run.ts';
import type { ImageStore } from './image-store.ts';

const DOCKERFILE = join('deploy', 'docker', 'Dockerfile');
export const NODE_IMAGE = 'lueur';
export const BACKUP_IMAGE = 'lueur-backup';
const STAGE = 'build';
const STAGE_IMAGE = 'lueur-build';
export const BUILD_LOG = join('build', 'image', 'build.log');

/**
 * Both images of the Dockerfile, from this folder as it is.
 * @throws CommandError; the log is written all the same
 */
export async function buildImages(store: ImageStore): Promise<void> {
  const npm = npmSettings();
  const what = ['--file', DOCKERFILE, '--ignorefile', `${DOCKERFILE}.dockerignore`, '.'];
  const how = ['--isolation', 'chroot', '--format', 'docker', '--pull-never', ...npm];
  const log: string[] = [];
  const build = async (name: string, ...stages: string[]) => {
    log.push(await store.buildah(['bud', ...how, ...stages, '--tag', name, ...what], 'both'));
  };
  // The stage from which both copy is built once, and stands in for itself afterwards.
  const copied = ['--build-context', `${STAGE}=container-image://localhost/${STAGE_IMAGE}:latest`];
  try {
    await build(STAGE_IMAGE, '--target', STAGE);
    await build(NODE_IMAGE, ...copied);
    await build(BACKUP_IMAGE, '--target', 'backup', ...copied);
  } catch (error) {
    if (error instanceof CommandError) log.push(error.message);
    throw error;
  } finally {
    mkdirSync(dirname(BUILD_LOG), { recursive: true });
    writeFileSync(BUILD_LOG, log.join('\n\n'));
  }
}

/** Where the npm of this machine asks for packages, and whom it trusts: lent to the build, kept in no image. */
function npmSettings(): string[] {
  const authorities = npmSetting('cafile');
  const places = {
    [npmSetting('userconfig')]: '/root/.npmrc',
    [npmSetting('globalconfig')]: '/usr/local/etc/npmrc',
    // The settings name it by its place.
    [authorities]: authorities,
  };
  const found = Object.entries(places).filter(([file]) => existsSync(file));
  return found.flatMap(([file, place]) => ['--volume', `${file}:${place}:ro`]);
}

/** As npm of the machine has it: started by the Node of this project, npm looks for its settings elsewhere. */
function npmSetting(name: string): string {
  const kept = Object.entries(process.env).filter(([variable]) => !variable.startsWith('npm_config_'));
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
  return spawnSync('npm', ['config', 'get', name], { encoding: 'utf8', env }).stdout.trim();
}
