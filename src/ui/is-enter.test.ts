import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every field that sends on Enter asks whether the key ends a composed word', () => {
  const own = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  expect(own.length).toBeGreaterThan(300);
  const asking = own.filter((file) => /\.key [!=]== 'Enter'/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([]);
});
