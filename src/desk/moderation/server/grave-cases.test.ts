import { expect, test } from 'vitest';
import type { Gravity } from '#mechanisms/decisions/rules.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { testApp } from '#testing/test-app.ts';
import { GRAVE_CASES_A_DAY } from '../rules.ts';

const app = await testApp();

const aCase = (gravity: Gravity, source: string) =>
  openCase(app.db, { kind: 'photo', source, subject: null, gravity, now: app.clock.now() });

test('counts a grave case once, for the first colleague to open it, and restarts each day', async () => {
  const marc = await app.staffBrowser('moderation');
  const anne = await app.staffBrowser('admin');
  const grave = await aCase(4, 'grave');
  const danger = await aCase(5, 'danger');
  const plain = await aCase(3, 'plain');
  for (const id of [grave, danger, plain]) await marc.client.deskModeration.open({ id });
  app.clock.advance({ minutes: 20 });
  await marc.client.deskModeration.open({ id: grave });
  await anne.client.deskModeration.open({ id: grave });
  expect((await marc.client.deskModeration.waiting()).graveOpened).toBe(2);
  expect((await anne.client.deskModeration.waiting()).graveOpened).toBe(1);
  app.clock.advance({ hours: 24 });
  const again = await app.staffBrowser('moderation');
  expect((await again.client.deskModeration.waiting()).graveOpened).toBe(0);
});

test('the queue without grave cases keeps every danger and all other cases', async () => {
  const marc = await app.staffBrowser('moderation');
  const ids = [await aCase(5, 'danger'), await aCase(4, 'grave'), await aCase(1, 'plain')];
  const queued = async (without?: 'grave') =>
    (await marc.client.deskModeration.queue({ without })).cases.map(({ id }) => id);
  expect(await queued()).toEqual(ids);
  expect(await queued('grave')).toEqual([ids[0], ids[2]]);
  expect(GRAVE_CASES_A_DAY).toBe(8);
});
