import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeArchive } from '#member/data-rights/server/make-archive.ts';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import { sweepPhotos } from '#member/data-rights/server/sweep-photos.ts';
import { supportPictures } from '#server/schema.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';

const app = await testApp();

const key = () => crypto.randomUUID();
const words = (content: string, pictures: string[] = []) => ({ content, clientId: key(), pictures });
const addressOf = (id: string, size = 'large') => `/media/support/${id}/${size}`;

/** A wide picture with location data. */
async function aPicture(clientId = key()) {
  const { default: sharp } = await import('sharp');
  const jpeg = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#f4a672' } })
    .withExif({ IFD0: { ImageDescription: 'chez-Camille' } })
    .jpeg()
    .toBuffer();
  return { photo: new File([Uint8Array.from(jpeg)], 'capture.jpg'), clientId };
}

async function aMemberWithPicture() {
  const camille = await app.memberBrowser();
  const { id } = await camille.client.supportChat.addPicture(await aPicture());
  return { camille, id };
}

async function threadAt(nadia: Awaited<ReturnType<TestApp['staffBrowser']>>): Promise<number> {
  const { threads } = await nadia.client.deskInbox.list({});
  return threads[0]?.id ?? 0;
}

describe('a picture in a chat with the team', () => {
  test('loads for its member and colleagues with access, uncropped and without metadata', async () => {
    const { camille, id } = await aMemberWithPicture();
    await camille.client.supportChat.sendAsMember(words('Voici ce que je vois', [id]));
    const nadia = await app.staffBrowser('support');
    const { messages } = await nadia.client.deskInbox.thread({ id: await threadAt(nadia) });
    expect(messages[0]).toMatchObject({ content: 'Voici ce que je vois', pictures: [id] });
    const marc = await app.staffBrowser('moderation');
    const other = await app.memberBrowser();
    const answers = await Promise.all(
      [camille, nadia, marc, other, app.browser()].map((one) => one.fetch(addressOf(id))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404]);
    const [seen] = answers;
    expect(seen?.headers.get('content-type')).toBe('image/jpeg');
    expect(seen?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(seen?.headers.get('cache-control')).toContain('private');
    const bytes = new Uint8Array((await seen?.arrayBuffer()) ?? new ArrayBuffer(0));
    const { default: sharp } = await import('sharp');
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([1600, 800, undefined]);
    const small = await (await nadia.fetch(addressOf(id, 'small'))).arrayBuffer();
    expect((await sharp(small).metadata()).width).toBe(360);
  });

  test('can be added by the colleague who answers, but only for a member', async () => {
    const camille = await app.memberBrowser();
    await camille.client.supportChat.sendAsMember(words('Bonjour'));
    const nadia = await app.staffBrowser('support');
    const thread = await threadAt(nadia);
    const { id } = await nadia.client.deskInbox.addPicture({ ...(await aPicture()), thread });
    await nadia.client.deskInbox.answer({ id: thread, seen: 0, ...words('Voyez ici', [id]) });
    const { messages } = await camille.client.supportChat.memberChat({});
    expect(messages.find(({ author }) => author === nadia.staff.firstName)?.pictures).toEqual([id]);
    expect((await camille.fetch(addressOf(id))).status).toBe(200);

    const visitor = app.browser();
    await visitor.client.supportChat.beginAsVisitor({
      visitorId: 'visitor-1795258800000-k3v9q2',
      name: 'Claire',
      email: 'claire@exemple.invalid',
    });
    await visitor.client.supportChat.sendAsVisitor({ content: 'Bonjour', clientId: key() });
    const { threads } = await nadia.client.deskInbox.list({});
    const claire = threads.find(({ kind }) => kind === 'visitor')?.id ?? 0;
    const sent = nadia.client.deskInbox.addPicture({ ...(await aPicture()), thread: claire });
    expect(await refusalOf(sent)).toBe('NOT_FOUND');
  });

  test('can be neither viewed nor attached by others before its author has sent it', async () => {
    const { camille, id } = await aMemberWithPicture();
    expect((await camille.fetch(addressOf(id))).status).toBe(404);
    const other = await app.memberBrowser();
    const stolen = other.client.supportChat.sendAsMember(words('La mienne', [id]));
    expect(await refusalOf(stolen)).toBe('PICTURE_GONE');
    expect((await other.client.supportChat.memberChat({})).messages).toEqual([]);
    await camille.client.supportChat.sendAsMember(words('Bonjour'));
    const nadia = await app.staffBrowser('support');
    const byTeam = nadia.client.deskInbox.answer({ id: await threadAt(nadia), seen: 0, ...words('x', [id]) });
    expect(await refusalOf(byTeam)).toBe('PICTURE_GONE');
  });

  test('creates one row however often it is uploaded, and joins one of two concurrent messages', async () => {
    const { client } = await app.memberBrowser();
    const upload = await aPicture();
    const [one, other] = await Promise.all([
      client.supportChat.addPicture(upload),
      client.supportChat.addPicture(upload),
    ]);
    expect(one).toEqual(other);
    expect(await app.db.$count(supportPictures)).toBe(1);
    const sent = await Promise.allSettled([
      client.supportChat.sendAsMember(words('Une', [one.id])),
      client.supportChat.sendAsMember(words('Deux', [one.id])),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { messages } = await client.supportChat.memberChat({});
    expect(messages.filter(({ pictures }) => pictures.length > 0)).toHaveLength(1);
  });

  test('must be an image of at most ten megabytes, with at most three per message', async () => {
    const { client } = await app.memberBrowser();
    const four = client.supportChat.sendAsMember(words('Beaucoup', ['a', 'b', 'c', 'd']));
    expect(await refusalOf(four)).toBe('INVALID_INPUT');
    const send = (bytes: BlobPart, name = 'note.pdf') =>
      client.supportChat.addPicture({ photo: new File([bytes], name), clientId: key() });
    expect(await refusalOf(send('%PDF-1.7 bonjour'))).toBe('PICTURE_UNREADABLE');
    expect(await refusalOf(send(new Uint8Array(10 * 1024 * 1024 + 1), 'x.jpg'))).toBe('PICTURE_TOO_LARGE');
  });

  test('disappears with its file within two days if it was never sent', async () => {
    // File dates come from the system clock.
    const hours = (count: number) => app.clock.set(new Date(Date.now() + count * 3600_000).toISOString());
    hours(0);
    const { camille, id: sent } = await aMemberWithPicture();
    await camille.client.supportChat.sendAsMember(words('Bonjour', [sent]));
    const { id: unsent } = await camille.client.supportChat.addPicture(await aPicture());
    const left = async () =>
      Promise.all(
        [sent, unsent].map(async (id) => (await app.services.photos.find(id, 'upright')) !== undefined),
      );
    hours(1);
    await sweepPhotos(app.services);
    expect(await left()).toEqual([true, true]);
    hours(30);
    await sweepPhotos(app.services);
    expect(await left()).toEqual([true, false]);
    expect(await app.db.$count(supportPictures)).toBe(1);
  });

  test('belongs to its member’s archive, and disappears with the account', async () => {
    const { camille, id } = await aMemberWithPicture();
    await camille.client.supportChat.sendAsMember(words('Bonjour', [id]));
    const archive = await makeArchive(app.services, camille.member.id);
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Object.keys(files)).toContain('images/1.jpg');
    await eraseMember(app.services, camille.member.id, { reason: 'again' });
    expect(await app.services.photos.find(id, 'upright')).toBeUndefined();
    expect(await app.services.photos.find(id, 'thumbnail')).toBeUndefined();
    expect(await app.db.$count(supportPictures)).toBe(0);
  });
});
