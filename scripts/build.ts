import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { drawAppFiles } from './app-files.ts';
import { run } from './run.ts';
import { drawSharePictures } from './share-pictures.ts';

const STAMP = join('build', '.sources');
const SOURCES = [
  'src',
  'content',
  'public',
  'scripts/app-files.ts',
  'scripts/offline-page.tsx',
  'scripts/share-pictures.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.worker.config.ts',
];
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|data)$/;

/** Builds the pages and the server unless their sources are those of the last build. */
export async function build(): Promise<void> {
  const sources = hashOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  process.stdout.write('Construction du site…\n');
  const env = { NODE_ENV: 'production' };
  await run('react-router', ['build'], { env, quiet: true });
  await run('vite', ['build', '-c', 'vite.server.config.ts', '--logLevel', 'warn'], { env, quiet: true });
  await drawAppFiles(join('build', 'client'));
  for (const script of ['service-worker', 'eveil']) {
    await run('vite', ['build', '-c', 'vite.worker.config.ts', '--mode', script, '--logLevel', 'warn'], {
      env,
      quiet: true,
    });
  }
  await drawSharePictures(join('build', 'client'));
  compress(join('build', 'client'));
  mkdirSync('build', { recursive: true });
  writeFileSync(STAMP, sources);
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.filter((candidate) => existsSync(candidate))) {
    for (const file of filesUnder(path).filter((name) => !name.includes('.test.'))) {
      hash.update(file).update(readFileSync(file));
    }
  }
  // What the pages are told at the build changes them as a source does.
  const told = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(told.sort())).digest('hex');
}

function filesUnder(path: string): string[] {
  if (!existsSync(path) || !isDirectory(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function isDirectory(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Brotli at its best beside each file, so that the server never compresses while someone waits. */
function compress(root: string): void {
  for (const file of filesUnder(root).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  }
}
