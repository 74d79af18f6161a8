import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltFolders, type BuiltPages, builtPages } from './built-pages.ts';
import { AS_BUILT, type PageContent } from './page-content.ts';

const BLOG = '<!doctype html><title>Blog</title><a href="https://adresse.invalid/blog">{{LEGAL_HOST}}</a>';
const FILES = {
  'site/index.html':
    '<!doctype html><title>Accueil</title><server-if has="FOUNDING_OFFER">Offerte</server-if><server-slot name="coaches">Aïssata</server-slot>',
  'site/blog/index.html': BLOG,
  'site/hors-ligne/index.html': '<!doctype html><meta name="robots" content="noindex">',
  'site/404.html': '<!doctype html><meta name="robots" content="noindex"><title>Introuvable</title>',
  'site/sitemap-0.xml':
    '<urlset><url><loc>https://adresse.invalid/blog</loc></url><url><loc>https://adresse.invalid/blog/ancien</loc><lastmod>x</lastmod></url><url><loc>https://adresse.invalid/charte</loc></url></urlset>',
  'site/blog/rss.xml':
    '<rss><link>https://adresse.invalid/blog</link><item>ancien</item><item>autre</item></rss>',
  'site/blog/ancien/index.html':
    '<!doctype html><title>Blog</title><server-slot name="article-head">ancien</server-slot><server-slot name="article">ancien</server-slot><a href="/blog/ancien">Recharger</a>',
  'site/robots.txt': 'Sitemap: https://adresse.invalid/sitemap.xml',
  'site/manifest.webmanifest': '{}',
  'site/favicon.ico': 'icône',
  'site/assets/clip.mp4': '0123456789',
  'site/assets/clip.vtt': 'WEBVTT',
  'site/assets/clip.vtt.br': '',
  'site/assets/style.css': 'a{}',
  'site/assets/style.css.br': '',
  'app/index.html': '<!doctype html><html lang="fr"><noscript>{{LEGAL_HOST}}</noscript>',
  'app/assets/app.js': 'app()',
};

let root: string;
let folders: BuiltFolders;
let site: BuiltPages;
const OFFERED: PageContent = { facts: { FOUNDING_OFFER: 'yes' }, slots: {} };
let today = OFFERED;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lueur-pages-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(
      join(root, name),
      name.endsWith('.br') ? brotliCompressSync(FILES[name.replace('.br', '') as keyof typeof FILES]) : text,
    );
  }
  folders = { site: join(root, 'site'), app: join(root, 'app') };
  site = builtPages(folders, {
    origin: 'https://exemple.fr',
    facts: { LEGAL_HOST: 'Un hébergeur' },
    content: async () => today,
  });
});
afterAll(() => rm(root, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}) => site.routes.request(path, { headers });
const header = async (path: string, name: string) => (await ask(path)).headers.get(name);
const range = (value: string) => ask('/assets/clip.mp4', { range: value });
const read = async (answer: Response) =>
  brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();

test('the shell of the application also contains the server’s facts', async () => {
  expect(await (await ask('/dashboard')).text()).toContain('<noscript>Un hébergeur</noscript>');
});

test.each([
  ['/settings/accords', 200],
  ['/settings/xyz', 404],
  ['/rendez-vous-equipe/xyz', 404],
  ['/equipe', 200],
  ['/equipe/membres/a-1', 200],
  ['/equipe/xyz', 404],
  ['/equipe/membres/a-1/xyz', 404],
])('%s returns %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test('range requests of a video are served: Safari needs them', async () => {
  const answer = await range('bytes=0-1');
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 0-1/10');
  expect(answer.headers.get('content-length')).toBe('2');
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(await answer.text()).toBe('01');
  const end = await range('bytes=6-');
  expect(end.headers.get('content-range')).toBe('bytes 6-9/10');
  expect(await end.text()).toBe('6789');
});

test('a range beyond the end is rejected', async () => {
  const answer = await range('bytes=10-20');
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */10');
});

test.each([
  ['/assets/clip.vtt', 'text/vtt; charset=utf-8'],
  ['/assets/style.css', 'text/css; charset=utf-8'],
  ['/assets/app.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/x-icon'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s has its content type, compressed or not: browsers may not guess', async (path, type) => {
  for (const accepted of ['identity', 'br']) {
    const answer = await ask(path, { 'accept-encoding': accepted });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  }
});

test('assets are cached for a year, and a missing one is not', async () => {
  expect(await header('/assets/app.js', 'cache-control')).toContain('immutable');
  const absent = await ask('/assets/absent.js');
  expect([absent.status, absent.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('only the member area and missing pages are hidden from search engines', async () => {
  expect(await header('/blog', 'x-robots-tag')).toBeNull();
  for (const path of ['/dashboard', '/inscription/form', '/webinaires/3/inscription', '/nulle-part']) {
    expect(await header(path, 'x-robots-tag'), path).toBe('noindex');
  }
});

test('each server inserts its address and its facts into the same build', async () => {
  expect(await (await ask('/blog')).text()).toContain('<a href="https://exemple.fr/blog">Un hébergeur</a>');
  expect(await (await ask('/sitemap.xml')).text()).toBe(
    '<urlset><url><loc>https://exemple.fr/blog</loc></url><url><loc>https://exemple.fr/blog/ancien</loc><lastmod>x</lastmod></url><url><loc>https://exemple.fr/charte</loc></url></urlset>',
  );
  const other = builtPages(folders, {
    origin: 'https://autre.invalid',
    facts: {},
    content: async () => AS_BUILT,
  });
  expect(await (await other.routes.request('/blog')).text()).toContain(
    '<a href="https://autre.invalid/blog"><strong>à compléter',
  );
});

test('a page is compressed for clients that accept it, and plain for others', async () => {
  const squeezed = await ask('/blog', { 'accept-encoding': 'gzip, br' });
  expect(squeezed.headers.get('content-encoding')).toBe('br');
  expect(squeezed.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  const plain = await ask('/blog');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('accept-encoding');
  expect(await plain.text()).toBe(await read(squeezed));
});

test('a cached page is revalidated with a 304', async () => {
  const etag = (await header('/blog', 'etag')) ?? '';
  const again = await ask('/blog', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask('/', { 'if-none-match': etag })).status).toBe(200);
});

test('a missing page is a real 404, with text and without a script', async () => {
  for (const path of ['/nulle-part', '/blog/nulle-part', '/blog/nulle-part.data', '/404']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-store']);
    expect(await answer.text(), path).toContain('<title>Introuvable</title>');
  }
});

test('a page has one address, to which that of its file redirects', async () => {
  for (const [file, page] of [
    ['/index.html', '/'],
    ['/blog/index.html', '/blog'],
  ] as const) {
    const answer = await ask(file);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, page]);
  }
});

test('a page states its canonical address; the shell and unindexed pages have none', async () => {
  expect(await header('/blog', 'link')).toBe('<https://exemple.fr/blog>; rel="canonical"');
  expect(await header('/blog/', 'link')).toBe('<https://exemple.fr/blog>; rel="canonical"');
  for (const path of ['/dashboard', '/absent', '/hors-ligne']) expect(await header(path, 'link')).toBeNull();
});

test('an offer is displayed while it runs, and no longer', async () => {
  const home = async () => read(await ask('/', { 'accept-encoding': 'br' }));
  expect(await home()).toContain('Offerte');
  today = AS_BUILT;
  expect(await home()).not.toContain('Offerte');
  today = OFFERED;
});

test('people stored by the desk replace the examples, and invalidate a cached page', async () => {
  const former = (await header('/', 'etag')) ?? '';
  today = { facts: {}, slots: { coaches: '<b>Nadia</b>' } };
  const answer = await ask('/', { 'if-none-match': former });
  expect([answer.status, await answer.text()]).toEqual([
    200,
    '<!doctype html><title>Accueil</title><b>Nadia</b>',
  ]);
  today = OFFERED;
});

test('stored articles replace those of the build, in pages, feed and sitemap; removed ones return 404', async () => {
  expect(await (await ask('/blog/ancien')).text()).toContain('ancien');
  const article = 'Un {{LEGAL_HOST}} de https://adresse.invalid';
  today = {
    facts: {},
    slots: { 'article-feed': '<item>neuf</item>', 'article-map': '<url>neuf</url>' },
    articles: [{ slug: 'neuf', slots: { article, 'article-head': '<meta>' } }],
  };
  const page = await ask('/blog/neuf');
  expect(page.headers.get('link')).toBe('<https://exemple.fr/blog/neuf>; rel="canonical"');
  expect(await page.text()).toBe(
    '<!doctype html><title>Blog</title><meta>Un {{LEGAL_HOST}} de https://exemple.fr<a href="/blog/neuf">Recharger</a>',
  );
  expect(await (await ask('/blog/rss.xml')).text()).toContain('</link><item>neuf</item></rss>');
  expect(await (await ask('/sitemap.xml')).text()).toBe(
    '<urlset><url><loc>https://exemple.fr/blog</loc></url><url>neuf</url><url><loc>https://exemple.fr/charte</loc></url></urlset>',
  );
  for (const path of ['/blog/ancien', '/blog/ancien/']) expect((await ask(path)).status, path).toBe(404);
  today = OFFERED;
});

test('the document of the application tells a demonstration before its session does', async () => {
  const facts = { LEGAL_HOST: 'Un hébergeur', DEMONSTRATION: 'yes' };
  const demo = builtPages(folders, { origin: 'https://exemple.fr', facts, content: async () => today });
  expect(await (await demo.routes.request('/dashboard')).text()).toContain('<html data-demo lang="fr">');
  expect(await (await ask('/dashboard')).text()).toContain('<html lang="fr">');
});
