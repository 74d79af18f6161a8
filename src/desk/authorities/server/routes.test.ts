import { createHash } from 'node:crypto';
import { Decrypter } from 'age-encryption';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { addressPseudonym } from '#platform/pseudonym.ts';
import { authorityRequests, formerAddresses, moderationCases } from '#server/schema.ts';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { openDesk } from '#testing/test-colleagues.ts';
import { makeAuthorityFile } from './routes.ts';
import { eraseRequestsBefore, findAskedCase } from './store.ts';

const app = await testApp();

const ID = '7f2c8a10-0000-4000-8000-000000000001';
const OTHER_ID = '7f2c8a10-0000-4000-8000-000000000002';
const asked = (caseId: string | null) => ({
  id: ID,
  case: caseId,
  authority: 'Commissariat de Nantes, brigadière Le Goff',
  reference: 'PV 2026/4821',
  from: '2026-11-20',
  until: '2026-11-21',
});

async function aCase() {
  const { claire, karim } = await aConversation(app);
  await karim.client.conversations.send(aMessage(claire, 'Je sais où tu habites'));
  const report = { profileId: karim.member.id, matter: 'threat' as const };
  await claire.client.reports.report({ ...report, reason: 'Il menace de venir chez moi.' });
  const [row] = await app.db.select().from(moderationCases);
  if (!row) throw new Error('A report makes a case');
  return { claire: claire.member, karim: karim.member, caseId: row.id };
}

const dossierOf = (files: Record<string, Uint8Array>) =>
  JSON.parse(Buffer.from(files['dossier.json'] ?? []).toString());

/** The contents of the file, before it is sealed. */
async function contentsOf(id: string) {
  const asked = await findAskedCase(app.db, id);
  if (!asked) throw new Error('The request is stored');
  const files = unzipSync(await makeAuthorityFile(app.services, asked));
  return { names: Object.keys(files).toSorted(), contents: dossierOf(files) };
}

describe('an authority’s request about a case', () => {
  test('accepts the address of the reported account, and no other', async () => {
    const { claire, karim, caseId } = await aCase();
    const marc = await app.staffBrowser('moderation');
    const ask = (email: string) => marc.client.deskAuthorities.ask({ ...asked(caseId), email });
    expect(await refusalOf(ask(claire.email))).toBe('OTHER_ADDRESS');
    await ask(karim.email.toUpperCase());
    const [row] = await app.db.select().from(authorityRequests);
    expect(row?.person).toBe(addressPseudonym(app.services.secret, karim.email));
  });

  test('about an erased member under legal hold accepts any spelling of an address, and no other address', async () => {
    const { claire, karim, caseId } = await aCase();
    const hisBrowser = app.browser();
    await hisBrowser.client.accounts.logIn({ email: karim.email, password: TEST_PASSWORD });
    await app.db
      .insert(formerAddresses)
      .values({ user_id: karim.id, email: 'karim.avant@exemple.invalid', until: app.clock.now() });
    await hisBrowser.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    const marc = await app.staffBrowser('moderation');
    const ask = (email?: string) =>
      marc.client.deskAuthorities.ask({ ...asked(caseId), id: crypto.randomUUID(), email });
    for (const other of [claire.email, 'inconnue@exemple.invalid'])
      expect(await refusalOf(ask(other))).toBe('OTHER_ADDRESS');
    expect(await app.db.$count(authorityRequests)).toBe(0);
    const spelled = [
      karim.email,
      karim.email.toUpperCase(),
      karim.email.replace('@', '+deux@'),
      'karim.avant@exemple.invalid',
    ];
    for (const email of spelled) await ask(email);
    // Without an address it opens no sealed record.
    await ask();
    const persons = (await app.db.select().from(authorityRequests)).map(({ person }) => person);
    const pseudonyms = spelled.map((email) => addressPseudonym(app.services.secret, email.toLowerCase()));
    expect(persons.toSorted()).toEqual([...pseudonyms, null].toSorted());
  });

  test('cannot be handed over by its author, not even an admin, or by an admin who recently re-enabled the author', async () => {
    const { caseId } = await aCase();
    const [anne, paul, nadia] = [
      await app.staffBrowser('admin'),
      await app.staffBrowser('admin'),
      await app.staffBrowser('admin'),
    ];
    await paul.client.deskStaff.disable({ id: anne.staff.id, reason: 'Un essai.' });
    await paul.client.deskStaff.enable({ id: anne.staff.id });
    const back = await openDesk(app, anne.staff);
    await back.client.deskAuthorities.ask(asked(caseId));
    // The two may be the same person.
    for (const { client } of [back, paul])
      expect(await refusalOf(client.deskAuthorities.handOver({ id: ID }))).toBe('OWN_REQUEST');
    expect(await back.client.deskAuthorities.requests()).toMatchObject([
      { mayHandOver: false, handedOver: null, about: 'Karim' },
    ]);
    expect(await nadia.client.deskAuthorities.requests()).toMatchObject([{ mayHandOver: true }]);
  });

  test('needs one colleague to record it and another to hand it over, is sealed, and is logged completely', async () => {
    const { claire, karim, caseId } = await aCase();
    const marc = await app.staffBrowser('moderation');
    const anne = await app.staffBrowser('admin');
    await marc.client.deskAuthorities.ask(asked(caseId));
    await marc.client.deskAuthorities.ask(asked(caseId));
    expect(await refusalOf(marc.client.deskAuthorities.handOver({ id: ID }))).toBe('NOT_FOUND');
    const handed = await anne.client.deskAuthorities.handOver({ id: ID });
    const decrypter = new Decrypter();
    decrypter.addPassphrase(handed.password);
    const files = unzipSync(await decrypter.decrypt(Buffer.from(handed.file, 'base64')));
    const contents = dossierOf(files);
    expect(contents).toMatchObject({
      demande: {
        autorite: asked('').authority,
        reference: 'PV 2026/4821',
        du: '2026-11-20',
        au: '2026-11-21',
      },
      compte: { identifiant: karim.id, email: karim.email, prenom: 'Karim' },
      signalement: { mots: 'Il menace de venir chez moi.' },
    });
    const said = contents.signalement.messages.map(({ content }: { content: string }) => content);
    expect(said).toContain('Je sais où tu habites');
    expect(Object.keys(files)).toContain('LISEZ-MOI.txt');
    for (const other of [claire.id, claire.email, 'love', 'quiz'])
      expect(JSON.stringify(contents)).not.toContain(other);
    expect(createHash('sha256').update(Buffer.from(handed.file, 'base64')).digest('hex')).toBe(handed.digest);
    const told = await app.auditLog('authorities.');
    expect(told.map(({ action, staff_id, subject_id }) => [action, staff_id, subject_id])).toEqual([
      ['authorities.ask', marc.staff.id, karim.id],
      ['authorities.hand-over', anne.staff.id, karim.id],
    ]);
    expect(told[1]?.reason).toContain(handed.digest);
    expect(
      JSON.stringify([await app.auditLog(), await anne.client.deskAuthorities.requests()]),
    ).not.toContain(handed.password);
    expect(await refusalOf(marc.client.deskAuthorities.drop({ id: ID }))).toBe('NOT_FOUND');
  });

  test('exports only the messages and decisions of the period', async () => {
    const { caseId } = await aCase();
    const marc = await app.staffBrowser('moderation');
    await marc.client.deskAuthorities.ask({ ...asked(caseId), from: '2026-10-01', until: '2026-10-31' });
    expect((await contentsOf(ID)).contents.signalement.messages).toEqual([]);
  });

  test('can be withdrawn', async () => {
    const { caseId } = await aCase();
    const [marc, anne] = [await app.staffBrowser('moderation'), await app.staffBrowser('admin')];
    await marc.client.deskAuthorities.ask(asked(caseId));
    await marc.client.deskAuthorities.drop({ id: ID });
    expect(await refusalOf(anne.client.deskAuthorities.handOver({ id: ID }))).toBe('NOT_FOUND');
  });

  test('lets only the colleague who handed it over create the file again, with a new password', async () => {
    const { caseId } = await aCase();
    const [marc, anne, zoe] = [
      await app.staffBrowser('moderation'),
      await app.staffBrowser('admin'),
      await app.staffBrowser('admin'),
    ];
    await marc.client.deskAuthorities.ask(asked(caseId));
    const both = await Promise.allSettled(
      [anne, zoe].map(({ client }) => client.deskAuthorities.handOver({ id: ID })),
    );
    const [handed, ...others] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(others).toEqual([]);
    const [hander, other] = both[0]?.status === 'fulfilled' ? [anne, zoe] : [zoe, anne];
    expect(await refusalOf(other.client.deskAuthorities.handOver({ id: ID }))).toBe('HANDED_OVER');
    const mayHandOver = async ({ client }: typeof anne) =>
      (await client.deskAuthorities.requests())[0]?.mayHandOver;
    expect([await mayHandOver(hander), await mayHandOver(other)]).toEqual([true, false]);

    const again = await hander.client.deskAuthorities.handOver({ id: ID });
    expect(again.password).not.toBe(handed?.password);
    const [request] = await anne.client.deskAuthorities.requests();
    expect(request?.handedOver?.digest).toBe(again.digest);
    const logged = await app.auditLog('authorities.hand-over');
    expect(logged.map(({ reason }) => reason)).toEqual([
      expect.stringContaining(handed?.digest ?? ''),
      expect.stringContaining(again.digest),
    ]);
  });
});

test.each([
  ['a period that ends after its start', { from: '2026-11-22' }, 'until', 'La fin vient après le début'],
  [
    'an address without a case',
    { email: '' },
    'email',
    'Sans dossier, écrivez l’adresse que nomme l’autorité',
  ],
])('a request needs %s, with an error on the field', async (_, change, field, sentence) => {
  const { client } = await app.staffBrowser('moderation');
  await expect(client.deskAuthorities.ask({ ...asked(null), ...change })).rejects.toMatchObject({
    data: { fields: { [field]: sentence } },
  });
});

describe('an authority’s request about an address, without a case', () => {
  async function askAbout(email: string) {
    const marc = await app.staffBrowser('moderation');
    await marc.client.deskAuthorities.ask({ ...asked(null), email });
  }

  test('hands over the account of that address, and no report', async () => {
    const { karim } = await aCase();
    await askAbout(karim.email.toUpperCase());
    const { names, contents } = await contentsOf(ID);
    expect(contents).toMatchObject({ compte: { email: karim.email, prenom: 'Karim' }, dossier: null });
    expect(contents.signalement).toBeUndefined();
    expect(names).toEqual(['LISEZ-MOI.txt', 'dossier.json']);
    expect(await app.auditLog()).toMatchObject([{ action: 'authorities.ask', subject_id: karim.id }]);
  });

  test('outlives the erased account and forgets its name', async () => {
    const { karim } = await aConversation(app);
    await askAbout(karim.member.email);
    await karim.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    const [row] = await app.db.select().from(authorityRequests);
    expect(row).toMatchObject({
      subject_id: null,
      person: addressPseudonym(app.services.secret, karim.member.email),
    });
    expect((await contentsOf(ID)).contents).toMatchObject({ compte: 'effacé, ou inconnu', decisions: [] });
  });

  test('expires on time; requests about a case expire with the case', async () => {
    const { caseId } = await aCase();
    const marc = await app.staffBrowser('moderation');
    await marc.client.deskAuthorities.ask(asked(caseId));
    await marc.client.deskAuthorities.ask({ ...asked(null), id: OTHER_ID, email: 'inconnue@example.org' });
    await eraseRequestsBefore(app.db, app.clock.now());
    expect(await app.db.$count(authorityRequests)).toBe(2);
    app.clock.advance({ days: 1 });
    await eraseRequestsBefore(app.db, app.clock.now());
    expect((await app.db.select().from(authorityRequests)).map(({ id }) => id)).toEqual([ID]);
  });
});
