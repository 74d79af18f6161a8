import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['build/site', 'build/app/client'];

const pages = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file)),
);

test('covers every page of the build', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages).toEqual(expect.arrayContaining(['build/site/index.html', 'build/app/client/index.html']));
});

test.each(pages)('%s contains no inline script, style or handler: its policy would block them', (page) => {
  const html = readFileSync(page, 'utf8');
  // JSON data blocks are not executed.
  const scripts = [
    ...html.matchAll(/<script(?![^>]*type="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g),
  ];
  for (const [, attributes, text] of scripts) {
    expect(attributes).toMatch(/\ssrc="\/assets\/[\w.-]+\.js"/);
    expect(text).toBe('');
  }
  expect(html).not.toMatch(/<style|<[^>]+\s(style|on[a-z]+)="|javascript:/);
});
