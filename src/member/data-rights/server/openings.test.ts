import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { aMan } from '#testing/factories.ts';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { openDesk } from '#testing/test-colleagues.ts';
import { listOpenings } from './list-openings.ts';

const app = await testApp();

test('lists how often and why the team opened the member’s page, from the audit log, without names', async () => {
  const claire = await app.memberBrowser();
  const karim = await app.memberBrowser(aMan());
  const [nadia, marc] = [await app.staffBrowser('support'), await app.staffBrowser('moderation')];
  const { id } = claire.member;
  expect(await claire.client.dataRights.openings()).toEqual([]);
  const open = (desk: TestBrowser, reason: 'question' | 'safety') =>
    desk.client.deskMembers.open({ id, reason, words: 'Karim. Elle ne reçoit rien.' });
  await open(nadia, 'question');
  app.clock.advance({ days: 20 });
  await open(await openDesk(app, nadia.staff), 'question');
  const again = await openDesk(app, marc.staff);
  await open(again, 'safety');
  await again.client.deskMembers.one({ id });
  // Logged with a reason that no longer exists.
  const subject = { kind: 'member', id } as const;
  const line = { staff: nadia.staff, subject, now: app.clock.now(), reason: 'Curiosité' };
  await recordAudit(app.db, { ...line, action: 'members.open' });
  await recordAudit(app.db, { ...line, action: 'members.resend' });
  const told = [
    { month: '2026-12', reason: 'Pour une autre raison', count: 1 },
    { month: '2026-12', reason: 'Pour la modération des photos et des textes, ou la sécurité', count: 1 },
    { month: '2026-12', reason: 'Pour vous répondre', count: 1 },
    { month: '2026-11', reason: 'Pour vous répondre', count: 1 },
  ];
  expect(await claire.client.dataRights.openings()).toEqual(told);
  expect(await karim.client.dataRights.openings()).toEqual([]);
  const archive = await claire.client.dataRights.export({ password: TEST_PASSWORD });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const data = JSON.parse(strFromU8(files['donnees.json'] ?? new Uint8Array()));
  expect(data['ouvertures de votre fiche par l’équipe']).toEqual(told);
  for (const hidden of ['Nadia', 'Marc', 'Karim', 'Curiosité'])
    expect(JSON.stringify(data)).not.toContain(hidden);
  app.clock.advance({ days: 355 });
  expect((await listOpenings(app.services, id)).map(({ month }) => month)).toEqual([
    '2026-12',
    '2026-12',
    '2026-12',
  ]);
});
