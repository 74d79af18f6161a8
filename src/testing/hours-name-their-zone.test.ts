import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(tsx?|astro)$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('testing/'),
);
const textOf = (name: string) => readFileSync(`src/${name}`, 'utf8');
const among = (pattern: RegExp, allowed: readonly string[] = []) =>
  files.filter((name) => pattern.test(textOf(name)) && !allowed.includes(name));

/** The three files that convert between instants and local times; each of their functions requires a zone. */
const HOURS = ['lib/french-date.ts', 'lib/paris-time.ts', 'browser/clock.ts'];

test.each([
  ['format a date with Intl', /\bDateTimeFormat\(/],
  ['format a date in the machine’s zone', /\.toLocale(Date|Time)String\(/],
  ['read the machine’s clock', /\.get(Hours|Minutes|Day|Date|Month|FullYear)\(\)/],
  ['ask Temporal for a zone', /toZonedDateTime\(|Temporal\.Now/],
])('only the time files %s', (_what, pattern) => {
  expect(among(pattern, HOURS)).toEqual([]);
});

test('a screen takes the current time from the server’s clock', () => {
  const onScreen = /^(app|site|ui|browser)\/|\/web\//;
  const read = among(/new Date\(\)/, ['browser/clock.ts']).filter((name) => onScreen.test(name));
  expect(read.filter((name) => !name.endsWith('.astro'))).toEqual([]);
});

test('the server never reads the time zone of its machine', () => {
  const asking = among(/deviceZone|browser\/(clock|team-time)/).filter((name) => /(^|\/)server\//.test(name));
  expect(asking).toEqual([]);
});
