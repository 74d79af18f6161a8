import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, run } from '../run.ts';
import type { ImageStore } from './image-store.ts';

const DOCKERFILE = join('deploy', 'docker', 'Dockerfile');
export const NODE_IMAGE = 'lueur';
export const BACKUP_IMAGE = 'lueur-backup';
export const BUILD_LOG = join('build', 'image', 'build.log');

/**
 * Both images of the Dockerfile, from this folder as it is. The first stage is built once.
 * @throws CommandError; the log is written all the same
 */
export async function buildImages(store: ImageStore): Promise<void> {
  const volumes = await npmSettings();
  const build = async (name: string, target: readonly string[]) => {
    const how = ['--isolation', 'chroot', '--format', 'docker', '--layers', '--pull-never', ...volumes];
    const what = ['--file', DOCKERFILE, '--ignorefile', `${DOCKERFILE}.dockerignore`, '--tag', name];
    return store.buildah(['bud', ...how, ...target, ...what, '.'], 'both');
  };
  const log: string[] = [];
  try {
    log.push(await build(NODE_IMAGE, []));
    log.push(await build(BACKUP_IMAGE, ['--target', 'backup']));
  } catch (error) {
    if (error instanceof CommandError) log.push(error.message);
    throw error;
  } finally {
    mkdirSync(join('build', 'image'), { recursive: true });
    writeFileSync(BUILD_LOG, log.join('\n\n'));
  }
}

/** Where the npm of this machine asks for packages, and whom it trusts: lent to the build, kept in no image. */
async function npmSettings(): Promise<string[]> {
  const authorities = await npmSetting('cafile');
  const places = {
    [await npmSetting('userconfig')]: '/root/.npmrc',
    [await npmSetting('globalconfig')]: '/usr/local/etc/npmrc',
    // The settings name it by its place.
    [authorities]: authorities,
  };
  const found = Object.entries(places).filter(([file]) => existsSync(file));
  return found.flatMap(([file, place]) => ['--volume', `${file}:${place}:ro`]);
}

async function npmSetting(name: string): Promise<string> {
  // Beside the Node of this project npm would look for the settings of the machine in its folder.
  const PATH = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = { PATH: PATH.join(delimiter) };
  return (await run('npm', ['config', 'get', name], { quiet: true, output: 'stdout', env })).trim();
}
