import { describe, expect, test } from 'vitest';
import { markedWorld } from '#testing/marked-members.ts';
import { testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { walkEndpoints } from '#testing/walk-endpoints.ts';

const AT_ONCE = 6;

const app = await testApp();

describe.runIf(onPostgres)('six identical concurrent requests', () => {
  test('never fail: one succeeds, and a rule rejects the others', async () => {
    const failed: [string, number[]][] = [];
    let tried = 0;
    await walkEndpoints(app, await markedWorld(app), async ({ name, method }, call) => {
      if (method === 'GET') return void (await (await call()).text());
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => call()));
      tried += 1;
      const statuses = answers.map(({ status }) => status).filter((status) => status >= 500);
      if (statuses.length > 0) failed.push([name, statuses]);
    });
    expect(tried).toBeGreaterThan(80);
    expect(failed).toEqual([]);
  });
});
