import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every field that submits on Enter ignores the Enter of an input method', () => {
  const own = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  expect(own.length).toBeGreaterThan(300);
  const asking = own.filter((file) => /\.key [!=]== 'Enter'/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([]);
});
