import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readScriptManifest } from '#server/site/script-manifest.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const SITE = 'build/site';
const APP = 'build/app/client';

export interface ScriptWeight {
  /** Address of a public page, or route pattern of an application page. */
  path: string;
  isPublic: boolean;
  /** JavaScript that a complete page fetches, in bytes of brotli, including inline scripts; each file counts once. */
  bytes: number;
}

/**
 * Weighs every page of the build.
 * @throws Error without a build
 */
export function weighScripts(): ScriptWeight[] {
  const site = PUBLIC_PAGES.map((path) => ({ path, isPublic: true, bytes: weighPublicPage(path) }));
  const app = readScriptManifest(APP).pages.map(({ pattern, scripts }) => ({
    path: `/${pattern}`,
    isPublic: false,
    bytes: weigh(APP, scripts),
  }));
  return [...site, ...app];
}

function weighPublicPage(path: string): number {
  const page = readFileSync(join(SITE, path, 'index.html'), 'utf8');
  const inline = [...page.matchAll(/<script(?![^>]*\b(?:src|json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text,
  );
  const linked = [...page.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src);
  // An island with `client="press"` is fetched when pressed.
  const islands = [...page.matchAll(/<astro-island[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('client="press"')
      ? []
      : [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url),
  );
  return weigh(SITE, [...linked, ...islands]) + brotliCompressSync(inline.join('\n')).length;
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Returns the bytes of some scripts and of all their static imports. */
function weigh(root: string, scripts: readonly string[]): number {
  const found = new Set<string>();
  const waiting = [...scripts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name] of text.matchAll(STATIC_IMPORT)) waiting.push(`/assets/${name}`);
  }
  return [...found].reduce((bytes, file) => bytes + sizeOf(root, file), 0);
}

/** As sent by the server. */
function sizeOf(root: string, file: string): number {
  const compressed = join(root, `${file}.br`);
  if (!existsSync(compressed)) throw new Error(`${compressed} is missing: run the build first`);
  return readFileSync(compressed).length;
}
