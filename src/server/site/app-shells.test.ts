import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { appShells } from './app-shells.ts';
import { readScriptManifest } from './script-manifest.ts';

const FONT = '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
const SHELL = `<html><head><meta charset="utf-8"/>${FONT}<link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/assets/root.js"/></head><body></body></html>`;
const manifest = {
  pages: [
    {
      pattern: 'selection',
      scripts: ['/assets/root.js', '/assets/entry.js', '/assets/selection.js', '/assets/small.js'],
    },
    { pattern: 'settings/:subject?', scripts: ['/assets/root.js', '/assets/settings.js'] },
  ],
  patternOf: (path: string) => (path === '/selection' ? 'selection' : 'settings/:subject?'),
};
const shellOf = appShells(SHELL, manifest, { 'cache-control': 'no-store' });
const SIGNED_IN = 'autre=1; lueur=jeton.signature';

test('a page preloads each of its scripts once, in the given order', () => {
  const { text } = shellOf('/selection');
  const named = Array.from(text.matchAll(/<link rel="modulepreload" href="\/assets\/(\w+)\.js"\/>/g));
  expect(named.map(([, name]) => name)).toEqual(['root', 'entry', 'selection', 'small']);
  expect(text.indexOf('small.js')).toBeLessThan(text.indexOf(FONT));
  expect(shellOf('/settings/confidentialite').text).toContain('/assets/settings.js');
});

test('the first reads are requested before later scripts and fonts when there is a session cookie', () => {
  const { text } = shellOf('/selection', SIGNED_IN);
  const early =
    /root\.js"\/><script async fetchpriority="high" src="\/fichiers\/demander-tot\.js\?v=\w{12}" data-reads="([^"]*)" data-scripts="([^"]*)" data-fonts="([^"]*)"><\/script><link[^>]*entry\.js"\/><link rel="icon"/;
  expect(early.exec(text)?.slice(1)).toEqual([
    '/api/selection /api/introductions /api/session',
    '/assets/selection.js /assets/small.js',
    '/f.woff2',
  ]);
  expect(text.match(/selection\.js|small\.js|f\.woff2/g)).toHaveLength(3);
  expect(shellOf('/settings', SIGNED_IN).text).toContain('data-reads="/api/session"');
});

test.each(['', 'autrelueur=1', 'visiteur=2'])(
  'makes no early read for a visitor with the cookies « %s »',
  (cookies) => {
    expect(shellOf('/selection', cookies).text).not.toContain('<script');
  },
);

test('a page names its heaviest script, then those of the entry, its layouts and itself', () => {
  const app = mkdtempSync(join(tmpdir(), 'lueur-app-'));
  onTestFinished(() => rmSync(app, { recursive: true }));
  const files = { entry: 1, root: 900, layout: 1, shared: 40, page: 60 };
  const address = (name: string) => `/assets/${name}.js`;
  const written = {
    entry: { module: address('entry'), imports: [address('root')] },
    routes: {
      layout: { id: 'layout', module: address('layout'), imports: [address('root'), address('shared')] },
      page: { id: 'page', parentId: 'layout', path: 'chat', module: address('page') },
    },
  };
  mkdirSync(join(app, 'assets'));
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(app, address(name)), 'x'.repeat(bytes));
  writeFileSync(join(app, address('manifest-0')), `window.m=${JSON.stringify(written)};`);
  expect(readScriptManifest(app).pages).toEqual([
    {
      pattern: 'chat',
      scripts: ['root', 'manifest-0', 'entry', 'layout', 'shared', 'page'].map(address),
    },
  ]);
});

test('a folder without a build has no pages', () => {
  expect(readScriptManifest('/nulle-part').pages).toEqual([]);
});
