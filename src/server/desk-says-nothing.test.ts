import { beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_ACCESS } from '#testing/access-table.ts';
import { listEndpoints } from '#testing/api-endpoints.ts';
import { sharedApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const app = await sharedApp();
let callers: [who: string, browser: TestBrowser][];

beforeAll(async () => {
  await app.reset();
  callers = [
    ['a visitor', app.browser()],
    ['a member', await app.memberBrowser()],
  ];
});

const DESK = listEndpoints().filter(({ name }) => {
  const row = CONTRACT_ACCESS[name];
  return row && 'roles' in row && !('members' in row);
});
const BODIES = ['', '{}', '{"id": 1', '[[', 'null', '{"first_name": {"a": []}}', '\u0000'];

describe('desk routes reveal nothing outside the team', () => {
  test.each(DESK.map(({ name, method, path }) => [name, method, path] as const))(
    '%s answers like an address that does not exist, whatever is sent',
    async (_, method, path) => {
      const address = `/api${path.replaceAll(/\{[^}]+\}/g, 'x')}`;
      for (const [who, browser] of callers)
        for (const body of method === 'GET' ? [''] : BODIES) {
          const ask = async (where: string) => {
            const headers = { 'content-type': 'application/json' };
            const answer = await browser.fetch(where, { method, headers, ...(body && { body }) });
            return { status: answer.status, text: await answer.text() };
          };
          expect(await ask(address), `${who}: ${body}`).toEqual(await ask('/api/desk/nowhere'));
        }
    },
  );
});
