import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { drawAppFiles, drawSharePictures } from './app-files.ts';
import { run } from './run.ts';
import { moveInlineOut } from './strict-pages/move-inline-out.ts';
import { writeLicenceList } from './supply-chain/licence-list.ts';

const STAMP = join('build', '.sources');
const SOURCES = [
  'src',
  'content',
  'scripts/app-files.ts',
  'scripts/supply-chain',
  'scripts/client-build',
  'scripts/strict-pages',
  'package.json',
  'package-lock.json',
  'astro.config.ts',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.slots.config.ts',
  'vite.worker.config.ts',
];
/** Output of the static pages and the application's files. */
const SITE = join('build', 'site');
const APP = join('build', 'app', 'client');
/** The server compresses HTML, once it has filled it. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|vtt)$/;

/** Builds the pages, the application and the server, unless their sources are unchanged since the last build. */
export async function build(): Promise<void> {
  const sources = hashOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  process.stdout.write('Construction du site…\n');
  // An interrupted build must not pass for the last one.
  rmSync(STAMP, { force: true });
  await Promise.all([
    buildWith('astro', 'build'),
    buildWith('react-router', 'build'),
    buildWith('vite', 'build', '-c', 'vite.server.config.ts'),
    buildWith('vite', 'build', '-c', 'vite.slots.config.ts'),
  ]);
  for (const folder of [SITE, APP]) moveInlineOut(folder);
  await drawAppFiles(SITE);
  writeFileSync(join(SITE, 'licences.txt'), writeLicenceList());
  await buildWith('vite', 'build', '-c', 'vite.worker.config.ts');
  await drawSharePictures(SITE);
  for (const folder of [SITE, APP]) compress(folder);
  writeFileSync(STAMP, sources);
}

function buildWith(command: string, ...args: string[]): Promise<string> {
  return run(command, args, { env: { NODE_ENV: 'production' }, quiet: true });
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.filter((candidate) => existsSync(candidate))) {
    for (const file of filesUnder(path).filter((name) => !name.includes('.test.'))) {
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
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

/** Writes a Brotli file of the highest quality beside each file, so that no request waits for compression. */
function compress(root: string): void {
  for (const file of filesUnder(root).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  }
}
