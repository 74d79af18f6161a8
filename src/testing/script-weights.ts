import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readScriptManifest } from '#server/site/script-manifest.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const SITE = 'build/site';
const APP = 'build/app/client';
/** Parts that are fetched when they are pressed. */
const PRESSED = 'press';

/** JavaScript of a page in bytes of brotli, each file once. */
export interface ScriptWeight {
  /** What it fetches to be whole, at once or when it comes into sight; what is written in the page included. */
  first: number;
  /** What it fetches beside, when it is at rest or something is pressed. */
  later: number;
}

/** Every page of the build by its address, those of the application by their pattern. @throws Error without a build */
export function weighScripts(): Map<string, ScriptWeight> {
  const site = PUBLIC_PAGES.map((path): [string, ScriptWeight] => [path, weighPublicPage(path)]);
  const app = readScriptManifest(APP).pages.map(({ pattern, scripts }): [string, ScriptWeight] => [
    `/${pattern}`,
    weigh(APP, scripts, []),
  ]);
  return new Map([...site, ...app]);
}

function weighPublicPage(path: string): ScriptWeight {
  const page = readFileSync(join(SITE, path, 'index.html'), 'utf8');
  const inline = [...page.matchAll(/<script(?![^>]*\b(?:src|json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text,
  );
  const linked = [...page.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src);
  const islands = [...page.matchAll(/<astro-island[^>]*>/g)].map(([tag]) => ({
    files: [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url),
    pressed: tag.includes(`client="${PRESSED}"`),
  }));
  const files = (pressed: boolean) =>
    islands.filter((one) => one.pressed === pressed).flatMap((one) => one.files);
  const weight = weigh(SITE, [...linked, ...files(false)], files(true));
  return { ...weight, first: weight.first + brotliCompressSync(inline.join('\n')).length };
}

function weigh(root: string, first: readonly string[], later: readonly string[]): ScriptWeight {
  const atOnce = withImports(root, first, STATIC);
  const all = withImports(root, [...atOnce, ...later], STATIC, DYNAMIC);
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + sizeOf(root, file), 0);
  return { first: sum(atOnce), later: sum([...all].filter((file) => !atOnce.has(file))) };
}

const STATIC = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const DYNAMIC = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

function withImports(root: string, files: readonly string[], ...kinds: readonly RegExp[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(join(root, file), 'utf8');
    for (const kind of kinds) for (const [, name] of text.matchAll(kind)) waiting.push(`/assets/${name}`);
  }
  return found;
}

/** As the server sends it. */
function sizeOf(root: string, file: string): number {
  const compressed = join(root, `${file}.br`);
  if (!existsSync(compressed)) throw new Error(`${compressed} is missing: run the build first`);
  return readFileSync(compressed).length;
}
