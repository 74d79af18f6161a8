import { expect, test } from 'vitest';
import { scriptHash } from '#platform/http/security.ts';
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

test('whoever holds a session asks for the first answers before the scripts, by a script that the policy of the page lets run', () => {
  const { text, headers } = shellOf('/selection', SIGNED_IN);
  const [, script = ''] = /<meta charset="utf-8"\/><script>(.*?)<\/script>/s.exec(text) ?? [];
  expect(script).toContain('["/api/session","/api/selection","/api/introductions"]');
  expect(headers['content-security-policy']).toContain(`'${scriptHash(script)}'`);
  expect(shellOf('/settings', SIGNED_IN).text).toContain('(["/api/session"])');
});

test.each(['', 'autrelueur=1', 'visiteur=2'])(
  'nothing is asked early for a visitor, whose cookies are « %s »',
  (cookies) => {
    expect(shellOf('/selection', cookies).text).not.toContain('<script');
  },
);

test('a folder without a build has no pages', () => {
  expect(readScriptManifest('/nulle-part').pages).toEqual([]);
});
