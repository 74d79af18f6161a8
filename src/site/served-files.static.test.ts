import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtPages } from '#server/site/built-pages.ts';
import { AS_BUILT } from '#server/site/page-content.ts';

const FOLDERS = { site: 'build/site', app: 'build/app/client' };
/** File types needed by browsers; no sources. */
const SERVED = /\.(html|js|css|svg|webp|png|jpg|ico|woff2|mp4|vtt|xml|txt|json|webmanifest)(\.br)?$/;
const WRITTEN = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

const files = Object.values(FOLDERS).flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
);
const site = builtPages(FOLDERS, {
  origin: 'https://exemple.fr',
  facts: {},
  content: async () => AS_BUILT,
}).routes;
const statusOf = async (path: string) => (await site.request(path)).status;

describe('the served files', () => {
  test('have types that a browser needs: no source, no source map, nothing hidden', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => !SERVED.test(file))).toEqual([]);
    expect(files.filter((file) => file.includes('/.'))).toEqual([]);
  });

  test('contain no secret, and name no source map', () => {
    const told = files
      .filter((file) => WRITTEN.test(file))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    expect(told.filter(({ text }) => /[#@] ?sourceMappingURL=/.test(text)).map(({ file }) => file)).toEqual(
      [],
    );
    const globs = Object.values(FOLDERS).map((folder) => `${folder}/**/*`);
    const found = spawnSync('secretlint', ['--no-gitignore', '--no-color', ...globs], { encoding: 'utf8' });
    expect([found.status, found.stdout]).toEqual([0, '']);
    const ofServers = /\bpostgres(ql)?:\/\/|\bsmtps?:\/\/|BEGIN [A-Z ]*PRIVATE KEY/;
    expect(told.filter(({ text }) => ofServers.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('include the assets, and nothing beyond them', async () => {
    const asset =
      files.find((file) => /app\/client\/assets\/.*\.js$/.test(file))?.replace(FOLDERS.app, '') ?? '';
    expect(await statusOf(asset)).toBe(200);
    for (const path of [
      `${asset}.map`,
      '/.git/config',
      '/.git/HEAD',
      '/.env',
      '/package.json',
      '/package-lock.json',
      '/src/server/main.ts',
      '/build/server-app/main.js',
      '/assets/',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/..%5c..%5c..%5cpackage.json',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  });
});
