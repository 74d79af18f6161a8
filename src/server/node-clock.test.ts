import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseEnv } from '#platform/env.ts';
import { onPostgres, testDatabase } from '#testing/test-db.ts';
import { createServices } from './create-services.ts';

const HOUR_MS = 3_600_000;
const realNow = Date.now.bind(Date);

test.runIf(onPostgres)('a node with a wrong clock uses PostgreSQL’s time, like every node', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: realNow() + HOUR_MS });
  const { services, stop } = await createServices({
    env: parseEnv({ NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'lueur-clock-')) }),
    database: await testDatabase(),
    secret: 'a secret that only the tests know, 32+',
    log: () => undefined,
  });
  onTestFinished(stop);
  expect(Math.abs(services.clock.now().getTime() - realNow())).toBeLessThan(60_000);
});
