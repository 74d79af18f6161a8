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

/** Hours of the team, shown in Paris time to everyone, with the time on the device beside them. */
const TEAM_HOURS = [
  'member/appointments/web/slot-choice.tsx',
  'member/workshops/web/workshop-row.tsx',
  'mechanisms/calendar/web/shared/plan-ticket.tsx',
  'site/services/masterclasses.ts',
];

test('a screen of a member shows the hours of Paris only where the team meets', () => {
  const paris = /\bPARIS_ZONE\b|\bparis(Moment|Time)\(|\bparisDay\((?!currentTime\(\))/;
  const shown = among(paris, TEAM_HOURS).filter((name) =>
    /^(member|identity|live|mechanisms)\/.*\/web\/|^site\/|^app\/(?!(pages\/desk|layouts\/desk-))/.test(name),
  );
  expect(shown).toEqual([]);
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
