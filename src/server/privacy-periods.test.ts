import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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

test('each period names an existing test, or why there is none', () => {
  const rows = rowsOf('How long, and by what');
  expect(rows.length).toBeGreaterThan(5);
  for (const [period, by = '', shown] of rows) {
    const [file] = inCode(shown);
    expect(file ? existsSync(file) : by.includes('**no such data exists**'), period).toBe(true);
  }
});
