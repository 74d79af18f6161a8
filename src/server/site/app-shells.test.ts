import { expect, test } from 'vitest';
import { appShells } from './app-shells.ts';
import { readScriptManifest } from './script-manifest.ts';

const SHELL =
  '<html><head><meta charset="utf-8"/><link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/assets/root.js"/></head><body></body></html>';
const manifest = {
  pages: [
    { pattern: 'selection', scripts: ['/assets/root.js', '/assets/selection.js'] },
    { pattern: 'settings/:subject?', scripts: ['/assets/root.js', '/assets/settings.js'] },
  ],
  patternOf: (path: string) => (path === '/selection' ? 'selection' : 'settings/:subject?'),
};
const shellOf = appShells(SHELL, manifest, { 'cache-control': 'no-store' });
const SIGNED_IN = 'autre=1; lueur=jeton.signature';

test('a page names its scripts, each once, so that none waits to be found', () => {
  const { text } = shellOf('/selection');
  expect(text.match(/href="\/assets\/root\.js"/g)).toHaveLength(1);
  expect(text).toContain('<link rel="modulepreload" href="/assets/selection.js"/></head>');
  expect(text).not.toContain('settings.js');
  expect(shellOf('/settings/confidentialite').text).toContain('/assets/settings.js');
});

test('with a session cookie the first answers are requested before the other resources', () => {
  const early =
    /<meta charset="utf-8"\/><script async fetchpriority="high" src="\/fichiers\/demander-tot\.js\?v=\w{12}" data-reads="([^"]*)"><\/script><link/;
  const readsOf = (path: string) => early.exec(shellOf(path, SIGNED_IN).text)?.[1];
  expect(readsOf('/selection')).toBe('/api/session /api/selection /api/introductions');
  expect(readsOf('/settings')).toBe('/api/session');
});

test.each(['', 'autrelueur=1', 'visiteur=2'])(
  'no early read for a visitor with the cookies « %s »',
  (cookies) => {
    expect(shellOf('/selection', cookies).text).not.toContain('<script');
  },
);

test('a folder without a build has no pages', () => {
  expect(readScriptManifest('/nulle-part').pages).toEqual([]);
});
