import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { photos } from '#server/schema.ts';
import { aCase, type Desk, decideCase } from '#testing/cases.ts';
import { aMan } from '#testing/factories.ts';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const app = await testApp();

type Member = Pick<TestBrowser, 'client'>;

const [portrait, another] = await Promise.all(
  ['femme-jeune-01', 'femme-jeune-02'].map((name) => readFile(`content/demo/portraits/${name}.jpg`)),
);
const send = ({ client }: Member, bytes = portrait) =>
  client.photos.add({ photo: new File([Uint8Array.from(bytes ?? [])], 'moi.jpg') });

/** Opens a case and loads the hints of its pane. */
async function alsoShown({ client }: Desk, id: string) {
  const { subject } = await client.deskModeration.open({ id });
  return { subject, others: await client.deskModeration.alsoShown({ id }) };
}

/** Opens every waiting photo: « owner: owners of the same photo ». */
async function hintsOf(desk: Desk): Promise<string[]> {
  const { cases } = await desk.client.deskModeration.queue({ kind: 'photo' });
  const opened = await Promise.all(cases.map(({ id }) => alsoShown(desk, id)));
  return opened
    .map(({ subject, others }) =>
      [
        subject?.firstName,
        ...others.map(({ firstName, closed }) => firstName + (closed ? ' (fermé)' : '')),
      ].join(': '),
    )
    .toSorted();
}

async function twoMembers() {
  return {
    claire: await app.memberBrowser(),
    karim: await app.memberBrowser(aMan()),
    nadia: await app.staffBrowser('moderation'),
  };
}

test('a photo sent by two accounts concurrently gives both cases a hint, each logged once when shown; one’s own gives none', async () => {
  const { claire, karim, nadia } = await twoMembers();
  const { id } = await send(claire);
  await claire.client.photos.remove({ id });
  await Promise.all([send(claire), send(karim)]);
  await send(karim, another);
  await send(karim, another);
  expect(await hintsOf(nadia)).toEqual(['Claire: Karim', 'Karim', 'Karim', 'Karim: Claire']);
  await hintsOf(nadia);
  const lines = await app.auditLog('moderation.same-photo');
  expect(lines.map(({ subject_id }) => subject_id).toSorted()).toEqual(
    [claire.member.id, karim.member.id].toSorted(),
  );
});

test('the hint disappears with the photo, and with the account', async () => {
  const { claire, karim, nadia } = await twoMembers();
  const theirs = await send(karim);
  await send(claire);
  await karim.client.photos.remove({ id: theirs.id });
  expect(await hintsOf(nadia)).toEqual(['Claire']);
  await send(karim);
  await karim.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  expect(await hintsOf(nadia)).toEqual(['Claire']);
  expect(await app.db.$count(photos)).toBe(1);
});

test('a report compares the photos of its day; a closed account is marked as such', async () => {
  const { claire, karim, nadia } = await twoMembers();
  await send(karim);
  const id = await aCase(nadia, karim.member.id, 'scam');
  await send(claire);
  const { others } = await alsoShown(nadia, id);
  expect(others).toEqual([expect.objectContaining({ id: claire.member.id, closed: false })]);
  await decideCase(nadia, id, { decision: 'close', clause: 'scam' });
  expect(await hintsOf(nadia)).toContain('Claire: Karim (fermé)');
  await expect(nadia.client.deskModeration.alsoShown({ id })).resolves.toEqual([]);
});

test('a case without a photo has no hint, and hints are served only once the case is open', async () => {
  const { claire, karim, nadia } = await twoMembers();
  await send(claire);
  const id = await aCase(nadia, karim.member.id, 'scam');
  await expect(nadia.client.deskModeration.alsoShown({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { others } = await alsoShown(nadia, id);
  expect(others).toEqual([]);
  const marc = await app.staffBrowser('moderation');
  await expect(marc.client.deskModeration.alsoShown({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
