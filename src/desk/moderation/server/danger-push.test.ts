import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noticeOf } from '#browser/offline/push-notice.ts';
import { moderationCases, staffBrowsers } from '#server/schema.ts';
import { aCase } from '#testing/cases.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import { DANGER_WAITS } from '../texts.ts';
import { notifyOnCall } from './notify-on-call.ts';

const app = await testApp();
let service: Server;
let received: { path: string; headers: IncomingHttpHeaders }[];
let status: number;

beforeEach(async () => {
  received = [];
  status = 201;
  service = createServer((request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers });
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => service.close(resolve)));

type Desk = Awaited<ReturnType<TestApp['staffBrowser']>>;

function keys() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

/** A phone of the colleague; the test push service is not on the allow-list. */
const aPhone = ({ staff }: Desk, path: string) =>
  app.db.insert(staffBrowsers).values({
    id: path,
    staff_id: staff.id,
    ...keys(),
    created_at: app.clock.now(),
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/${path}`,
  });

/** Marc is on call; Anne is not. */
async function aDanger() {
  const { member } = await app.memberBrowser();
  const [marc, anne] = [await app.staffBrowser('moderation'), await app.staffBrowser('admin')];
  const [week] = (await anne.client.deskStaff.onCall()).weeks;
  await anne.client.deskStaff.chooseOnCall({ id: marc.staff.id, monday: week?.monday ?? '', on: true });
  const id = await aCase(marc, member.id);
  await app.db.update(moderationCases).set({ gravity: 5 }).where(eq(moderationCases.id, id));
  return { marc, anne };
}

const paths = () => received.map(({ path }) => path).toSorted();

describe('a push notification about a danger', () => {
  test('reaches each device of the colleague on call once, and no other device', async () => {
    const { marc, anne } = await aDanger();
    await Promise.all([aPhone(marc, 'telephone'), aPhone(marc, 'tablette'), aPhone(anne, 'autre')]);
    await notifyOnCall(app.services);
    await Promise.all([notifyOnCall(app.services), notifyOnCall(app.services)]);
    await expect.poll(paths).toEqual(['/tablette', '/telephone']);
    // A later run has sent its mails, so it would have sent its pushes too.
    await notifyOnCall(app.services);
    await app.mailsTo(marc.staff.email);
    expect(paths()).toEqual(['/tablette', '/telephone']);
    for (const { headers } of received) expect(headers).toMatchObject({ topic: 'danger', urgency: 'high' });
  });

  test('no longer reaches a device after its colleague unsubscribes', async () => {
    const { marc } = await aDanger();
    await aPhone(marc, 'telephone');
    await aPhone(marc, 'ancien');
    await app.db
      .update(staffBrowsers)
      .set({ endpoint: 'https://fcm.googleapis.com/x' })
      .where(eq(staffBrowsers.id, 'ancien'));
    await marc.client.deskStaff.stopPush({ endpoint: 'https://fcm.googleapis.com/x' });
    await notifyOnCall(app.services);
    await expect.poll(paths).toEqual(['/telephone']);
    expect(await app.db.$count(staffBrowsers)).toBe(1);
  });

  test('no longer reaches a device that its push service reports as gone', async () => {
    const { marc } = await aDanger();
    await aPhone(marc, 'telephone');
    status = 410;
    await notifyOnCall(app.services);
    await expect.poll(() => app.db.$count(staffBrowsers)).toBe(0);
  });

  test('opens the page of dangers and contains no name', () => {
    expect(noticeOf(DANGER_WAITS)).toEqual({ ...DANGER_WAITS });
  });
});

test('a device belongs to one colleague, and its push service must be known', async () => {
  const [marc, anne] = [await app.staffBrowser('moderation'), await app.staffBrowser('admin')];
  const endpoint = 'https://fcm.googleapis.com/fcm/send/telephone';
  const start = (desk: Desk, at = endpoint) =>
    desk.client.deskStaff.startPush({ endpoint: at, keys: keys() });
  const stateOf = async (desk: Desk) => (await desk.client.deskStaff.pushState({ endpoint })).subscribed;
  expect(await refusalOf(start(marc, 'https://pirate.exemple.invalid/x'))).toBe('PUSH_SERVICE_UNKNOWN');
  for (const _ of ['once', 'the same press again']) await start(marc);
  expect([await stateOf(marc), await stateOf(anne)]).toEqual([true, false]);
  await start(anne);
  expect([await stateOf(marc), await stateOf(anne)]).toEqual([false, true]);
  await marc.client.deskStaff.stopPush({ endpoint });
  expect(await stateOf(anne)).toBe(true);
});

test('at most five devices per colleague receive it', async () => {
  const marc = await app.staffBrowser('moderation');
  for (let device = 0; device < 7; device += 1) {
    app.clock.advance({ minutes: 1 });
    await marc.client.deskStaff.startPush({
      endpoint: `https://fcm.googleapis.com/fcm/send/${device}`,
      keys: keys(),
    });
  }
  const left = await app.db.select().from(staffBrowsers).orderBy(staffBrowsers.endpoint);
  expect(left.map(({ endpoint }) => endpoint.at(-1))).toEqual(['2', '3', '4', '5', '6']);
});
