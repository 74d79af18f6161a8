import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { listDiskUse, usedRatio, watchDisks } from './disk-use.ts';

test.each([
  ['half full', { blocks: 100, bfree: 50, bavail: 50 }, 0.5],
  ['with blocks that only root may use', { blocks: 100, bfree: 60, bavail: 40 }, 0.5],
  ['where only root has room left', { blocks: 100, bfree: 5, bavail: 0 }, 1],
])('counts a disk %s like df', (_, disk, used) => {
  expect(usedRatio(disk)).toBe(used);
});

test('reads the disk of each folder, and leaves out a missing one', async () => {
  const found = await listDiskUse({ data: tmpdir(), nowhere: '/nulle/part' });
  expect(found).toEqual([{ disk: 'data', used: expect.any(Number) }]);
  expect(found[0]?.used).toBeGreaterThan(0);
  expect(found[0]?.used).toBeLessThanOrEqual(1);
});

test('logs a disk from 80 % on, and nothing below', async () => {
  const lines: unknown[] = [];
  const disks = [
    { disk: 'data', used: 0.8 },
    { disk: 'photos', used: 0.79 },
  ];
  watchDisks(
    async () => disks,
    (...line) => lines.push(line),
  )();
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines).toEqual([['error', 'disk-almost-full', { disk: 'data', percent: 80 }]]);
});
