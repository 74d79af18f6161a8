import { expect, test } from 'vitest';
import { drafts } from '#server/schema.ts';
import { aMan } from '#testing/factories.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { FORMS, MAX_DRAFTS } from '../rules.ts';

const app = await testApp();

test('a draft is restored on each form, to its author only', async () => {
  const claire = await app.memberBrowser();
  const karim = await app.memberBrowser(aMan());
  for (const name of FORMS) {
    await claire.client.drafts.save({ name, words: `${name} 1` });
    await claire.client.drafts.save({ name, words: `${name} 2` });
    expect(await claire.client.drafts.read({ name })).toEqual({ words: `${name} 2` });
    expect(await karim.client.drafts.read({ name })).toEqual({ words: '' });
  }
});

test('an empty draft is deleted', async () => {
  const { client } = await app.memberBrowser();
  await client.drafts.save({ name: 'message:x', words: 'Bonsoir' });
  await client.drafts.save({ name: 'message:x', words: '' });
  expect(await app.db.$count(drafts)).toBe(0);
});

test('answers on love life and the quiz are stored only under their consent, and erased with it', async () => {
  const { client } = await app.memberBrowser();
  for (const name of FORMS) await client.drafts.save({ name, words: '{}' });
  await client.answers.withdrawConsent({ purpose: 'quiz' });
  expect((await client.drafts.read({ name: 'quiz' })).words).toBe('');
  expect(await refusalOf(client.drafts.save({ name: 'quiz', words: '{}' }))).toBe('CONSENT_REQUIRED');
  await client.answers.withdrawConsent({ purpose: 'love-life' });
  const left = (await app.db.select().from(drafts)).map(({ name }) => name).sort();
  expect(left).toEqual(['life-project', 'profile', 'shared-values']);
  expect(await refusalOf(client.drafts.save({ name: 'love-profile', words: '{}' }))).toBe('CONSENT_REQUIRED');
});

test('the oldest drafts are dropped at the limit', async () => {
  const { client } = await app.memberBrowser();
  for (let made = 0; made <= MAX_DRAFTS; made++) {
    await client.drafts.save({ name: `message:${made}`, words: 'Bonsoir' });
    app.clock.advance({ ms: 1000 });
  }
  expect(await app.db.$count(drafts)).toBe(MAX_DRAFTS);
  expect(await client.drafts.read({ name: 'message:0' })).toEqual({ words: '' });
});
