import { expect, test } from 'vitest';
import { termsNotices } from '#server/schema.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { mailTermsChanges } from './shared/mail-terms-changes.ts';
import { readTermsNews } from './terms-store.ts';

const app = await testApp();

const ID = '7f2c8a10-0000-4000-8000-000000000001';
const OTHER_ID = '7f2c8a10-0000-4000-8000-000000000002';
const CHANGE = {
  id: ID,
  inForce: '2027-02-01',
  changes: 'La copie scellée d’une conversation sera gardée 20 jours.\nElle l’était 30 jours.',
};

const subjectsTo = async (email: string, count: number) =>
  (await app.mailsTo(email, count))
    .map(({ subject }) => subject)
    .filter((subject) => /conditions/.test(subject));

test('every member gets one mail about a change, including later sign-ups, and sees it on the home page', async () => {
  const claire = await app.memberBrowser();
  const anne = await app.staffBrowser('admin');
  await anne.client.deskContent.announceTerms(CHANGE);
  await mailTermsChanges(app.services);
  const mails = await app.mailsTo(claire.member.email, 1);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Nos conditions changent le 1er\u00a0février\u00a02027',
  ]);
  expect(mails[0]?.text).toContain('Elle l’était 30 jours.');
  const karim = await app.memberBrowser();
  await Promise.all([mailTermsChanges(app.services), mailTermsChanges(app.services)]);
  await mailTermsChanges(app.services);
  expect(await subjectsTo(karim.member.email, 1)).toHaveLength(1);
  expect(await subjectsTo(claire.member.email, 1)).toHaveLength(1);
  expect(await app.db.$count(termsNotices)).toBe(2);
  expect(await claire.client.accounts.newTerms()).toEqual({
    since: null,
    coming: { inForce: '2027-02-01', changes: CHANGE.changes.split('\n') },
  });
  expect((await anne.client.deskContent.terms()).changes).toMatchObject([
    { id: ID, told: 2, state: 'coming' },
  ]);
  const coming = async (today: string) => (await readTermsNews(app.db, karim.member.id, today)).coming;
  expect(await coming('2027-01-31')).not.toBeNull();
  expect(await coming('2027-02-01')).toBeNull();
});

test('a cancelled change is announced once, to the members who knew of it', async () => {
  const claire = await app.memberBrowser();
  const anne = await app.staffBrowser('admin');
  await anne.client.deskContent.announceTerms(CHANGE);
  await mailTermsChanges(app.services);
  await anne.client.deskContent.cancelTerms({ id: ID });
  await anne.client.deskContent.cancelTerms({ id: ID });
  const karim = await app.memberBrowser();
  await mailTermsChanges(app.services);
  await mailTermsChanges(app.services);
  // Both are written within one second of the test clock.
  expect((await subjectsTo(claire.member.email, 2)).toSorted()).toEqual([
    expect.stringContaining('changent le'),
    'Nos conditions ne changent pas',
  ]);
  expect(await subjectsTo(karim.member.email, 0)).toEqual([]);
  expect((await claire.client.accounts.newTerms()).coming).toBeNull();
  await anne.client.deskContent.announceTerms({ ...CHANGE, id: OTHER_ID });
  const states = (await anne.client.deskContent.terms()).changes.map(({ id, state }) => [id, state]);
  expect(states.toSorted()).toEqual([
    [ID, 'cancelled'],
    [OTHER_ID, 'coming'],
  ]);
});

test('two colleagues who announce one day announce it once, at least thirty days ahead', async () => {
  const [anne, zoe] = [await app.staffBrowser('admin'), await app.staffBrowser('admin')];
  const both = await Promise.allSettled([
    anne.client.deskContent.announceTerms(CHANGE),
    zoe.client.deskContent.announceTerms({ ...CHANGE, id: OTHER_ID }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const winner = both[0]?.status === 'fulfilled' ? CHANGE : { ...CHANGE, id: OTHER_ID };
  // A repeated press announces only once.
  expect(await anne.client.deskContent.announceTerms(winner)).toEqual({ done: true });
  expect((await anne.client.deskContent.terms()).changes).toHaveLength(1);
  const soon = { ...CHANGE, id: OTHER_ID, inForce: '2026-12-01' };
  expect(await refusalOf(anne.client.deskContent.announceTerms(soon))).toBe('TOO_SOON');
  const far = { ...CHANGE, id: OTHER_ID, inForce: '2029-01-01' };
  expect(await refusalOf(anne.client.deskContent.announceTerms(far))).toBe('TOO_FAR');
});

test('a member who leaves while the mails are being sent gets none, and their record is erased', async () => {
  const claire = await app.memberBrowser();
  const anne = await app.staffBrowser('admin');
  await anne.client.deskContent.announceTerms(CHANGE);
  await mailTermsChanges(app.services);
  await claire.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  await mailTermsChanges(app.services);
  expect(await app.db.$count(termsNotices)).toBe(0);
});
