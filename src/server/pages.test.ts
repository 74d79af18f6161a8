import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptHash } from '#platform/http/security.ts';
import { type BuiltPages, builtPages } from './pages.ts';

const BLOG =
  '<!doctype html><script type="application/ld+json">{}</script><script>blog()</script><title>Blog</title>';

let root: string;
let site: BuiltPages;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lueur-pages-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, '__spa-fallback.html'), '<!doctype html><script>shell()</script>');
  mkdirSync(join(root, 'blog'));
  writeFileSync(join(root, 'blog', 'index.html'), BLOG);
  writeFileSync(join(root, 'blog', 'index.html.br'), brotliCompressSync(BLOG));
  writeFileSync(join(root, 'assets', 'clip.mp4'), '0123456789');
  writeFileSync(join(root, 'assets', 'clip.vtt'), 'WEBVTT');
  site = builtPages(root, 'https://exemple.fr');
});
afterAll(() => rm(root, { recursive: true }));

const ask = (range: string) => site.routes.request('/assets/clip.mp4', { headers: { range } });

test('a part of a video is given as a part: Safari plays nothing otherwise', async () => {
  const answer = await ask('bytes=0-1');
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 0-1/10');
  expect(answer.headers.get('content-length')).toBe('2');
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(await answer.text()).toBe('01');
  const end = await ask('bytes=6-');
  expect(end.headers.get('content-range')).toBe('bytes 6-9/10');
  expect(await end.text()).toBe('6789');
});

test('a part that lies beyond the end is refused', async () => {
  const answer = await ask('bytes=10-20');
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */10');
});

test('captions are given as captions, since browsers may not guess', async () => {
  const answer = await site.routes.request('/assets/clip.vtt');
  expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('WEBVTT');
  expect((await site.routes.request('/assets/absent.vtt')).status).toBe(404);
});

test('search engines are asked to leave out the member area and what does not exist, and nothing else', async () => {
  const robotsOf = async (path: string) => (await site.routes.request(path)).headers.get('x-robots-tag');
  expect(await robotsOf('/blog')).toBeNull();
  for (const path of ['/dashboard', '/inscription/form', '/webinaires/3/inscription', '/nulle-part']) {
    expect(await robotsOf(path), path).toBe('noindex');
  }
});

test('a page may run its own inline scripts only, and its data blocks are not scripts', async () => {
  const policyOf = async (path: string) =>
    (await site.routes.request(path)).headers.get('content-security-policy') ?? '';
  const blog = await policyOf('/blog');
  expect(blog).toContain(`script-src 'self' '${scriptHash('blog()')}';`);
  expect(blog).not.toContain(scriptHash('{}'));
  expect(await policyOf('/selection')).toContain(`script-src 'self' '${scriptHash('shell()')}';`);
});

test('a page travels compressed to whoever can read it so, and plain to the others', async () => {
  const squeezed = await site.routes.request('/blog', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(squeezed.headers.get('content-encoding')).toBe('br');
  expect(squeezed.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(brotliDecompressSync(Buffer.from(await squeezed.arrayBuffer())).toString()).toBe(BLOG);
  const plain = await site.routes.request('/blog');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('accept-encoding');
  expect(await plain.text()).toBe(BLOG);
});

test('an article that does not exist is a real 404, and so is its data', async () => {
  expect((await site.routes.request('/blog/nulle-part')).status).toBe(404);
  expect((await site.routes.request('/blog/nulle-part.data')).status).toBe(404);
});

test('a page says where it lives; the shell and a page that does not exist live nowhere', async () => {
  const linkOf = async (path: string) => (await site.routes.request(path)).headers.get('link');
  expect(await linkOf('/blog')).toBe('<https://exemple.fr/blog>; rel="canonical"');
  expect(await linkOf('/blog/')).toBe('<https://exemple.fr/blog>; rel="canonical"');
  expect(await linkOf('/dashboard')).toBeNull();
  expect(await linkOf('/absent')).toBeNull();
});
