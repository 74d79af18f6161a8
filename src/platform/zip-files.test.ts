import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipFiles } from './zip-files.ts';

test('builds a large archive without blocking the process', async () => {
  const text = Array.from({ length: 400_000 }, (_, line) => `ligne ${line * 7919}`).join('\n');
  const files = { 'donnees.json': strToU8(text), 'photos/1-portrait.jpg': new Uint8Array(1000).fill(7) };
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
  }, 5);
  const archive = await zipFiles(files, new Date('2026-11-24T12:00:00Z'));
  clearInterval(other);
  expect(turns).toBeGreaterThan(3);
  const read = unzipSync(archive);
  expect(strFromU8(read['donnees.json'] ?? new Uint8Array())).toBe(text);
  expect(read['photos/1-portrait.jpg']).toEqual(files['photos/1-portrait.jpg']);
});
