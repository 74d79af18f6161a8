import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { join } from 'node:path';
import type { Steps } from '../steps.ts';
import { readLockfile } from '../supply-chain/lockfile.ts';
import type { MountedImage } from './composed-site.ts';
import {
  findSources,
  findTools,
  findTraces,
  findWritable,
  listApp,
  listComponents,
  listPackages,
} from './image-content.ts';

export const SIZE_LIMIT_MB = 450;
const SETTINGS = ['PATH', 'NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'BACKUP_DIR'];
const APP = [
  'build/app',
  'build/server-app',
  'build/site',
  'build/site-slots',
  'content/common-passwords.bin',
  'content/communes.tsv.gz',
  'migrations',
  'node_modules',
  'package.json',
  'sbom.cdx.json',
];

/** What lies in an image, before anything of it runs. */
export async function checkContent(
  steps: Steps,
  name: string,
  { root, config }: MountedImage,
): Promise<void> {
  await steps.step(`${name} : ni outil de construction, ni source, ni essai`, () => {
    deepEqual(findTools(root), []);
    deepEqual(findSources(root), []);
    deepEqual(listApp(root), APP);
  });
  await steps.step(`${name} : ni paquet de développement, ni paquet sans sa ligne dans le SBOM`, () => {
    const packages = [...new Set(listPackages(join(root, 'app')))].sort();
    const development = new Set(
      readLockfile().flatMap(({ dev, name: own, version }) => (dev ? [`${own}@${version}`] : [])),
    );
    ok(packages.length > 50, `only ${packages.length} packages`);
    deepEqual(
      packages.filter((own) => development.has(own)),
      [],
    );
    deepEqual([...new Set(listComponents(root))].sort(), packages);
    return `${packages.length} paquets`;
  });
  await steps.step(`${name} : rien de la machine qui l’a faite`, () => {
    deepEqual(findTraces(root), []);
    const settings = config.Env.map((pair) => pair.split('=')[0] ?? '');
    deepEqual(
      settings.filter((own) => !SETTINGS.includes(own)),
      [],
    );
  });
  await steps.step(`${name} : tourne sous un compte à qui rien n’appartient`, async () => {
    match(config.User, /^[1-9]\d*:[1-9]\d*$/);
    const [uid = ''] = config.User.split(':');
    deepEqual(await findWritable(root, uid), []);
    return config.User;
  });
}

/** @param megabytes of all its layers */
export async function checkSize(steps: Steps, name: string, megabytes: number): Promise<void> {
  await steps.step(`${name} : ${SIZE_LIMIT_MB} Mo au plus`, () => {
    equal(megabytes <= SIZE_LIMIT_MB, true, `${megabytes} MB`);
    return `${megabytes} Mo`;
  });
}
