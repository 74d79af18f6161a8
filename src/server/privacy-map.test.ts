import { existsSync, readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TABLES } from '#testing/fill-tables.ts';

const DOCUMENT = readFileSync('docs/privacy.md', 'utf8');

function rowsOf(title: string): string[][] {
  const part = DOCUMENT.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = part.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const inCode = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('the map of personal data names every table of the base once, and says all of each', () => {
  const rows = rowsOf('The data map');
  expect(rows.flatMap(([tables]) => inCode(tables)).toSorted()).toEqual(TABLES.map(getTableName).toSorted());
  expect(rows.filter((cells) => cells.length !== 7 || cells.includes(''))).toEqual([]);
});

test('each period names an existing test, or why there is none', () => {
  const rows = rowsOf('How long, and by what');
  expect(rows.length).toBeGreaterThan(5);
  for (const [period, by = '', shown] of rows) {
    const [file] = inCode(shown);
    expect(file ? existsSync(file) : by.includes('**no such data exists**'), period).toBe(true);
  }
});
