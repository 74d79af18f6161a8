import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** Normalises spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('\\u202f', ' ');
const table = read('docs/accessibility.md');
const statement = read('content/legal/accessibilite.md');

/** Number of criteria in each of the 13 themes of RGAA 4.1.2. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const rows = [...table.matchAll(/^\| (\d+\.\d+) \| (.+?) \| (\w+) \| (.+) \|$/gm)].map(
  ([, id = '', asked = '', state = '', how = '']) => ({ id, asked, state, how }),
);
const count = (...states: string[]) => rows.filter(({ state }) => states.includes(state)).length;

test('judges every criterion once, in order', () => {
  const wanted = THEMES.flatMap((criteria, theme) =>
    Array.from({ length: criteria }, (_, place) => `${theme + 1}.${place + 1}`),
  );
  expect(rows.map(({ id }) => id)).toEqual(wanted);
  expect(count('C', 'NC', 'NA', 'NT')).toBe(106);
});

test('agrees with the statement and the legal notice', () => {
  const applicable = count('C', 'NC', 'NT');
  // Rounded down, so that a rate never looks better than it is.
  const rate = Math.floor((100 * count('C')) / applicable);
  expect(statement).toContain(`**${rate} %** des critères`.replace(' %', '\u202f%'));
  const notice = plain(read('content/legal/mentions-legales.md'));
  expect(notice).toContain(`**partiellement conforme** (RGAA 4.1, ${rate} %, évaluation interne)`);
  expect(statement).toContain(`${applicable} s’appliquent`);
  expect(statement).toContain(`${count('C')} sont respectés`);
  for (const { id } of rows.filter(({ state }) => state === 'NC' || state === 'NT'))
    expect(statement, `criterion ${id} is told`).toContain(`critère ${id}`);
});
