import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deskNotes, moderationCases, staff } from '#server/schema.ts';
import { aCase, type Desk } from '#testing/cases.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { NOTE_KEPT_MONTHS, pairSubject } from '../rules.ts';
import { eraseNotesBefore } from './note-store.ts';

const app = await testApp();

async function aNotedCase() {
  const her = await app.memberBrowser();
  const [marc, anne] = [await app.staffBrowser('moderation'), await app.staffBrowser('admin')];
  const subject = await aCase(marc, her.member.id);
  return { her, marc, anne, noted: { kind: 'case', subject } as const };
}

const note = (content: string, asked?: Desk) => ({
  content,
  asked: asked?.staff.id ?? null,
  clientId: crypto.randomUUID(),
});

describe('a note on a case', () => {
  test('asks a colleague, who sees the request until they read it there', async () => {
    const { marc, anne, noted } = await aNotedCase();
    await marc.client.deskNotes.add({ ...noted, ...note('Suspendre ou avertir ?', anne) });
    const [asked] = await anne.client.deskNotes.asked();
    expect(asked).toMatchObject({ ...noted, by: marc.staff.firstName });
    // The author's reading does not mark the question as read by Anne.
    await marc.client.deskNotes.list(noted);
    expect(await anne.client.deskNotes.asked()).toHaveLength(1);
    const { notes } = await anne.client.deskNotes.list(noted);
    expect(notes).toMatchObject([{ by: marc.staff.firstName, askedOf: anne.staff.firstName }]);
    expect(await anne.client.deskNotes.asked()).toEqual([]);
  });

  test('can be read only by roles that see cases, and asks neither other roles nor departed colleagues', async () => {
    const { marc, anne, noted } = await aNotedCase();
    const [nadia, solene] = [await app.staffBrowser('support'), await app.staffBrowser('matchmaker')];
    await app.db.update(staff).set({ disabled_at: app.clock.now() }).where(eq(staff.id, anne.staff.id));
    for (const other of [nadia, solene, anne, marc])
      await marc.client.deskNotes.add({ ...noted, ...note('À deux.', other) });
    expect(await app.db.$count(deskNotes, isNotNull(deskNotes.asked_of))).toBe(0);
    expect(await refusalOf(nadia.client.deskNotes.list(noted))).toBe('NOT_FOUND');
    expect(await refusalOf(solene.client.deskNotes.list(noted))).toBe('NOT_FOUND');
    expect(await refusalOf(solene.client.deskNotes.add({ ...noted, ...note('Moi aussi.') }))).toBe(
      'NOT_FOUND',
    );
    expect((await marc.client.deskNotes.list(noted)).colleagues).toEqual([]);
  });

  test('adds a log line about the member when written and when read, without its words', async () => {
    const { her, marc, anne, noted } = await aNotedCase();
    await anne.client.deskNotes.list(noted);
    await marc.client.deskNotes.add({ ...noted, ...note('Un secret.') });
    await anne.client.deskNotes.list(noted);
    await anne.client.deskNotes.list(noted);
    const lines = (await app.auditLog('notes.')).filter(({ subject_id }) => subject_id === her.member.id);
    expect(lines.map(({ action, staff_id }) => [action, staff_id])).toEqual([
      ['notes.write', marc.staff.id],
      ['notes.open', anne.staff.id],
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  test('expires with the account of the member, and after a year in any case', async () => {
    const { her, marc, noted } = await aNotedCase();
    await marc.client.deskNotes.add({ ...noted, ...note('Première.') });
    await her.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    expect(await app.db.$count(deskNotes)).toBe(0);
    await app.db.update(moderationCases).set({ held_person: 'haché' });
    await marc.client.deskNotes.add({ ...noted, ...note('Sur l’adresse retenue.') });
    await eraseNotesBefore(app.db, app.clock.now());
    expect(await app.db.$count(deskNotes)).toBe(1);
    app.clock.advance({ days: 31 * NOTE_KEPT_MONTHS });
    await eraseNotesBefore(app.db, app.clock.now());
    expect(await app.db.$count(deskNotes)).toBe(0);
  });

  test.runIf(onPostgres)('leaves one row and one question when the same request arrives twice', async () => {
    const { marc, anne, noted } = await aNotedCase();
    const same = { ...noted, ...note('Qu’en pensez-vous ?', anne) };
    await Promise.all([marc.client.deskNotes.add(same), marc.client.deskNotes.add(same)]);
    expect(await app.db.$count(deskNotes)).toBe(1);
    expect(await anne.client.deskNotes.asked()).toHaveLength(1);
  });
});

test('a note on a pair belongs to the matchmakers, in either order, and is erased with either member', async () => {
  const [her, him] = [await app.memberBrowser(), aMember()];
  await app.insert(him);
  const [solene, marc] = [await app.staffBrowser('matchmaker'), await app.staffBrowser('moderation')];
  const pair = { kind: 'pair', subject: pairSubject(him.id, her.member.id) } as const;
  await solene.client.deskNotes.add({ ...pair, ...note('Attendre le printemps.') });
  expect(pairSubject(her.member.id, him.id)).toBe(pair.subject);
  expect((await solene.client.deskNotes.list(pair)).notes).toHaveLength(1);
  expect(await refusalOf(marc.client.deskNotes.list(pair))).toBe('NOT_FOUND');
  const unsorted = { kind: 'pair', subject: pair.subject.split('+').toReversed().join('+') } as const;
  expect(await refusalOf(solene.client.deskNotes.list(unsorted))).toBe('NOT_FOUND');
  await her.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  expect(await app.db.$count(deskNotes)).toBe(0);
  expect(await refusalOf(solene.client.deskNotes.add({ ...pair, ...note('Trop tard.') }))).toBe('NOT_FOUND');
});
