import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(tsx?|astro)$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('testing/'),
);
const textOf = (name: string) => readFileSync(`src/${name}`, 'utf8');
const among = (pattern: RegExp, allowed: readonly string[] = []) =>
  files.filter((name) => pattern.test(textOf(name)) && !allowed.includes(name));

/** The three files that read an hour off an instant, or an instant off an hour; each of their functions asks for a zone. */
const HOURS = ['lib/french-date.ts', 'lib/paris-time.ts', 'browser/clock.ts'];

test.each([
  ['formats a date by Intl', /\bDateTimeFormat\(/],
  ['formats a date in the zone of the machine', /\.toLocale(Date|Time)String\(/],
  ['reads the clock of the machine', /\.get(Hours|Minutes|Day|Date|Month|FullYear)\(\)/],
  ['asks Temporal for a zone', /toZonedDateTime\(|Temporal\.Now/],
])('only the files of hours: %s', (_what, pattern) => {
  expect(among(pattern, HOURS)).toEqual([]);
});

test('a screen takes the current time from the clock of the server', () => {
  const onScreen = /^(app|site|ui|browser)\/|\/web\//;
  const read = among(/new Date\(\)/, ['browser/clock.ts']).filter((name) => onScreen.test(name));
  expect(read.filter((name) => !name.endsWith('.astro'))).toEqual([]);
});

test('the server never asks for the zone of its machine', () => {
  const asking = among(/deviceZone|browser\/(clock|team-time)/).filter((name) => /(^|\/)server\//.test(name));
  expect(asking).toEqual([]);
});
