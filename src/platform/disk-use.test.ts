import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { listDiskUse, watchDisks } from './disk-use.ts';

test('reports disk use as the system does, without missing folders', async () => {
  const { bavail, blocks } = await statfs(tmpdir());
  const [data, ...none] = await listDiskUse({ data: tmpdir(), nowhere: '/nulle/part' });
  expect(data?.disk).toBe('data');
  expect(data?.used).toBeCloseTo(1 - bavail / blocks, 2);
  expect(none).toEqual([]);
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
