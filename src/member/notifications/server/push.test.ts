import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memberActivity, pushSubscriptions, sessions } from '#server/schema.ts';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { notifyAbsent } from './notify-absent.ts';
import { pushNewcomers, sendPush } from './send-push.ts';
import { isPushService, vapidKeys } from './shared/web-push.ts';
import { listToPush } from './store.ts';

type Received = { headers: IncomingHttpHeaders; path: string; body: Buffer };

const app = await testApp();
let service: Server;
let received: Received[];
let status: number;

beforeEach(async () => {
  received = [];
  status = 201;
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, path: request.url ?? '', body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => service.close(resolve)));

const origin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

function browserKeys() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { curve, p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

async function waitingFor(keys = browserKeys()) {
  const { claire, karim } = await aConversation(app);
  const [{ id: session } = { id: '' }] = await karim.client.accounts.devices();
  await claire.client.conversations.send(aMessage(karim));
  await app.db.insert(pushSubscriptions).values({
    id: crypto.randomUUID(),
    user_id: karim.member.id,
    session_id: session,
    endpoint: `${origin()}/send/${crypto.randomUUID()}`,
    p256dh: keys.p256dh,
    auth: keys.auth,
    created_at: app.clock.now(),
  });
  return { karim, claire, keys };
}

async function afterMinutes(minutes: number): Promise<void> {
  app.clock.advance({ minutes });
  await notifyAbsent(app.services);
}

const subscriptions = () => app.db.$count(pushSubscriptions);

describe('a subscribed browser', () => {
  test('gets one notification for messages that have waited a minute, across nodes, and one more once they were read', async () => {
    const { karim, claire } = await waitingFor();
    await notifyAbsent(app.services);
    app.clock.advance({ minutes: 1 });
    await Promise.all([notifyAbsent(app.services), notifyAbsent(app.services)]);
    await afterMinutes(1);
    await afterMinutes(20);
    await expect.poll(() => received.length).toBe(1);
    const { messages } = await karim.client.conversations.thread({ id: claire.member.id });
    await karim.client.conversations.markRead({ id: claire.member.id, upTo: messages.at(-1)?.id ?? 0 });
    await claire.client.conversations.send(aMessage(karim));
    await afterMinutes(1);
    await expect.poll(() => received.length).toBe(2);
  });

  test('gets the people of the week by first name and reason, with a link to the selection', async () => {
    const { karim, keys } = await waitingFor();
    const newcomers = [
      { firstName: 'Inès', reason: 'Vous aimez tous les deux la danse.' },
      { firstName: 'Zoé', reason: 'Vous habitez la même ville.' },
    ];
    await pushNewcomers(app.services, karim.member.id, newcomers);
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]?.headers).toMatchObject({ topic: 'week' });
    expect(JSON.parse(decrypt(received[0]?.body ?? Buffer.alloc(0), keys))).toEqual({
      title: 'Dans votre sélection\u202f: Inès et Zoé',
      body: 'Inès – Vous aimez tous les deux la danse.\nZoé – Vous habitez la même ville.',
      path: '/selection',
    });
  });

  test('gets an encrypted message without sender and content, signed with our key', async () => {
    const { keys } = await waitingFor();
    await afterMinutes(1);
    await expect.poll(() => received.length).toBe(1);
    const [push] = received;
    expect(JSON.parse(decrypt(push?.body ?? Buffer.alloc(0), keys))).toEqual({
      title: 'Un message vous attend',
    });
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', topic: 'messages' });
    const { publicKey } = vapidKeys(app.services.webPushSecret);
    const claims = vapidClaims(push?.headers.authorization ?? '', publicKey);
    expect(claims).toMatchObject({ aud: origin(), sub: 'mailto:bonjour@lueur.invalid' });
  });

  test('gets none while its member is active, nor once its session has expired or exceeds ninety days', async () => {
    const { karim } = await waitingFor();
    app.clock.advance({ minutes: 3 });
    const due = async () => (await listToPush(app.db, app.clock.now())).length;
    expect(await due()).toBe(1);
    const seen = async (last_seen_at: Date) =>
      app.db
        .insert(memberActivity)
        .values({ user_id: karim.member.id, last_seen_at })
        .onConflictDoUpdate({ target: memberActivity.user_id, set: { last_seen_at } });
    await seen(app.clock.now());
    expect(await due()).toBe(0);
    await seen(new Date(0));
    expect(await due()).toBe(1);
    const ofKarim = eq(sessions.userId, karim.member.id);
    const [{ expiresAt } = { expiresAt: new Date(0) }] = await app.db.select().from(sessions).where(ofKarim);
    await app.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(ofKarim);
    expect(await due()).toBe(0);
    await app.db
      .update(sessions)
      .set({ expiresAt, createdAt: new Date(0) })
      .where(ofKarim);
    expect(await due()).toBe(0);
  });

  test('gets none after another browser of its member has logged it out', async () => {
    const { karim } = await waitingFor();
    const elsewhere = app.browser();
    await elsewhere.client.accounts.logIn({ email: karim.member.email, password: TEST_PASSWORD });
    await elsewhere.client.accounts.endOtherDevices();
    expect(await subscriptions()).toBe(0);
    await afterMinutes(1);
    expect(received).toEqual([]);
  });

  test.each([404, 410])('loses its subscription when its push service returns %i', async (gone) => {
    await waitingFor();
    status = gone;
    await afterMinutes(1);
    await expect.poll(subscriptions).toBe(0);
    expect(received).toHaveLength(1);
  });

  test('loses its subscription for invalid keys, instead of retrying forever', async () => {
    await waitingFor({ ...browserKeys(), p256dh: `B${'A'.repeat(86)}` });
    await afterMinutes(1);
    await expect.poll(subscriptions).toBe(0);
    expect(received).toEqual([]);
  });

  test('stays subscribed when its push service fails, and gets a retry', async () => {
    const { claire } = await waitingFor();
    const [browser] = await app.db.select().from(pushSubscriptions);
    const job = { subscription: browser?.id ?? '', contact: claire.member.id };
    for (const code of [429, 500, 503]) {
      status = code;
      await expect(sendPush(app.services, job)).rejects.toThrow(`The push service answered ${code}`);
      expect(await subscriptions()).toBe(1);
    }
    status = 201;
    await sendPush(app.services, job);
    expect(received).toHaveLength(4);
  });
});

describe('subscribing', () => {
  const subscription = (endpoint: string) => {
    const { p256dh, auth } = browserKeys();
    return { endpoint, keys: { p256dh, auth } };
  };
  const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';

  test('works per browser of a known push service, and can be undone', async () => {
    const { client } = await app.memberBrowser();
    const call = client.notifications.subscribe(subscription('https://ailleurs.example/send/abc'));
    expect(await refusalOf(call)).toBe('PUSH_SERVICE_UNKNOWN');
    const state = () => client.notifications.pushState({ endpoint: ENDPOINT });
    expect(await state()).toEqual({ subscribed: false });
    await client.notifications.subscribe(subscription(ENDPOINT));
    await client.notifications.subscribe(subscription(ENDPOINT));
    expect(await state()).toEqual({ subscribed: true });
    await client.notifications.unsubscribe({ endpoint: ENDPOINT });
    expect(await state()).toEqual({ subscribed: false });
  });

  test('transfers a browser to its last member: it notifies one member only', async () => {
    const former = await app.memberBrowser();
    const next = await app.memberBrowser();
    await former.client.notifications.subscribe(subscription(ENDPOINT));
    await next.client.notifications.unsubscribe({ endpoint: ENDPOINT });
    expect(await former.client.notifications.pushState({ endpoint: ENDPOINT })).toEqual({ subscribed: true });
    await next.client.notifications.subscribe(subscription(ENDPOINT));
    expect(await former.client.notifications.pushState({ endpoint: ENDPOINT })).toEqual({
      subscribed: false,
    });
  });

  test('keeps the ten latest browsers', async () => {
    const { client } = await app.memberBrowser();
    for (let number = 0; number < 12; number += 1) {
      app.clock.advance({ minutes: 1 });
      await client.notifications.subscribe(subscription(`${ENDPOINT}-${number}`));
    }
    expect(await subscriptions()).toBe(10);
    expect(await client.notifications.pushState({ endpoint: `${ENDPOINT}-1` })).toEqual({
      subscribed: false,
    });
    expect(await client.notifications.pushState({ endpoint: `${ENDPOINT}-2` })).toEqual({ subscribed: true });
  });

  test.each([
    ['https://fcm.googleapis.com/send', true],
    ['https://db5p.notify.windows.com/w/', true],
    ['https://notify.windows.com/', false],
    ['https://evilnotify.windows.com/', false],
    ['https://fcm.googleapis.com.ailleurs.example/', false],
    ['https://fcm.googleapis.com:8443/', false],
    ['https://moi@fcm.googleapis.com/', false],
    ['http://fcm.googleapis.com/', false],
    ['https://127.0.0.1/', false],
    ['pas une adresse', false],
  ])('accepts known push services only: %s, %s', (endpoint, known) => {
    expect(isPushService(endpoint, ['fcm.googleapis.com', '*.notify.windows.com'])).toBe(known);
  });
});

test('the server key is stable across restarts, and depends on the secret', () => {
  const keys = vapidKeys('a secret of thirty-two characters');
  expect(vapidKeys('a secret of thirty-two characters')).toEqual(keys);
  expect(vapidKeys('another secret of thirty-two chars').publicKey).not.toBe(keys.publicKey);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
});

/** Decrypts a push as a browser does (RFC 8188 and 8291). */
function decrypt(body: Buffer, { curve, auth }: ReturnType<typeof browserKeys>): string {
  const salt = body.subarray(0, 16);
  const server = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + server.length);
  const hkdf = (key: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), server]);
  const key = hkdf(curve.computeSecret(server), Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString();
  return text.slice(0, text.lastIndexOf('\u0002'));
}

/** The JWT claims, after checking the signature with the key given to browsers. */
function vapidClaims(authorization: string, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [header, claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${header}.${claims}`);
  const valid = verify(
    'sha256',
    signed,
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(valid).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
