import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { run } from '../run.ts';
import { RUNTIME_SBOM_FILE } from '../supply-chain/runtime-packages.ts';

const MANIFEST = z.object({ name: z.string(), version: z.string() });
const SBOM = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(MANIFEST) });

/** What installs, compiles, bundles or fetches. */
const TOOLS = [
  ...[
    'npm',
    'npx',
    'yarn',
    'pnpm',
    'corepack',
    'node-gyp',
    'tsc',
    'tsx',
    'vite',
    'astro',
    'esbuild',
    'rolldown',
  ],
  ...['gcc', 'cc', 'g++', 'c++', 'clang', 'ld', 'make', 'cmake', 'python3', 'git', 'curl', 'wget'],
];
const FOLDERS = [
  'usr/local/sbin',
  'usr/local/bin',
  'usr/sbin',
  'usr/bin',
  'sbin',
  'bin',
  'app/node_modules/.bin',
];

export function findTools(root: string): string[] {
  const places = FOLDERS.flatMap((folder) => TOOLS.map((name) => join(folder, name)));
  return places.filter((place) => existsSync(join(root, place)));
}

/** What lies in /app beside packages, as patterns of places. */
export function listApp(root: string): string[] {
  const files = globSync(['*', 'content/*', 'build/*'], { cwd: join(root, 'app') });
  return files.filter((name) => !['content', 'build'].includes(name)).sort();
}

/** Sources, tests and maps of the product among what is served or run. */
export function findSources(root: string): string[] {
  return globSync('{build,content,migrations}/**/*.{ts,tsx,astro,map,test.js}', { cwd: join(root, 'app') });
}

/** Settings and caches of the machine that built; where buildah lent one, an empty file stays. */
export function findTraces(root: string): string[] {
  const places = ['root/.npmrc', 'root/.npm', 'app/.npmrc', 'usr/local/etc/npmrc', 'etc/apt/sources.list'];
  return places.filter((place) => statSync(join(root, place), { throwIfNoEntry: false })?.size);
}

/** What a stranger could change, were the root writable: beside the folders that are meant for it. */
export async function findWritable(root: string, uid: string): Promise<string[]> {
  const meant = ['data', 'backups', 'tmp', 'var/tmp', 'run/lock', 'dev'].map((folder) => join(root, folder));
  const pruned = meant.flatMap((folder) => ['-path', folder, '-prune', '-o']);
  const may = ['(', '-uid', uid, '-o', '-gid', uid, '-o', '-perm', '-002', ')'];
  const found = await run('find', [root, '-xdev', ...pruned, ...may, '!', '-type', 'l', '-print'], {
    quiet: true,
  });
  return found.split('\n').filter(Boolean);
}

/** `name@version` of each package below a folder, wherever it lies. */
export function listPackages(folder: string): string[] {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  const folders = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => join(name, own)) : [name],
  );
  return folders.flatMap((name) => [nameOf(join(modules, name)), ...listPackages(join(modules, name))]);
}

/** `name@version` of each component of the list that lies in the image. */
export function listComponents(root: string): string[] {
  const { components } = SBOM.parse(JSON.parse(readFileSync(join(root, 'app', RUNTIME_SBOM_FILE), 'utf8')));
  return components.map(({ name, version }) => `${name}@${version}`);
}

function nameOf(folder: string): string {
  const { name, version } = MANIFEST.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return `${name}@${version}`;
}
