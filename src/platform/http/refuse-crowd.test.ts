import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Admission } from '../database/admission.ts';
import { refuseCrowd } from './refuse-crowd.ts';

const TURNS = 4;
let begun: { who: string; answer: ServerResponse }[] = [];
let server: ReturnType<typeof createServer>;
let url: string;

beforeEach(async () => {
  begun = [];
  const guarded = refuseCrowd(
    {
      admission: new Admission(),
      addressOf: () => '',
      findCaller: ({ headers }) => ({ key: String(headers.who), isPerson: true, rank: 'ordinary' }),
    },
    ({ headers }, answer) => void begun.push({ who: String(headers.who), answer }),
  );
  server = createServer(guarded);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (who: string) => fetch(url, { headers: { who } }).then(({ status }) => status);

test('of what one person asks at once a few are begun, and another person waits for none of it', async () => {
  const many = Array.from({ length: 5 * TURNS }, () => ask('Ana'));
  await expect.poll(() => begun.length).toBe(TURNS);
  const other = ask('Zoé');
  await expect.poll(() => begun.at(-1)?.who).toBe('Zoé');
  expect(begun).toHaveLength(TURNS + 1);
  for (let next = 0; next < many.length + 1; next += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(next);
    begun[next]?.answer.end('{}');
  }
  expect(await Promise.all([...many, other])).toEqual([...many, other].map(() => 200));
});

test('an answer that begins gives its turn on, however slowly the rest of it goes', async () => {
  const asked = Array.from({ length: TURNS + 1 }, () => ask('Ana'));
  await expect.poll(() => begun.length).toBe(TURNS);
  begun[0]?.answer.writeHead(200);
  begun[0]?.answer.write('{');
  await expect.poll(() => begun.length).toBe(TURNS + 1);
  for (const { answer } of begun) answer.end('}');
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200));
});
