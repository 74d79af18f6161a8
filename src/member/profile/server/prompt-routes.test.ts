import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { versionOf } from '#lib/version-of.ts';
import { profiles } from '#server/schema.ts';
import { aMan } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { PROMPTS } from '../rules.ts';
import { PROMPT_TEXTS } from '../texts.ts';

const app = await testApp();

const sunday = { prompt: 'good-sunday', answer: 'Le marché, puis une sieste.' } as const;
const laugh = { prompt: 'makes-me-laugh', answer: 'Les chats qui ratent leur saut.' } as const;
const dish = { prompt: 'signature-dish', answer: 'Le gratin de ma grand-mère.' } as const;

test('offers twenty sentence openings, all different', () => {
  expect(PROMPTS).toHaveLength(20);
  expect(new Set(Object.values(PROMPT_TEXTS)).size).toBe(20);
  for (const text of Object.values(PROMPT_TEXTS)) expect(text).toMatch(/^[A-ZÀ].+…$/);
});

test('stores answers in the member’s order, shows them to others, and replaces them as a whole', async () => {
  const { client, member } = await app.memberBrowser();
  expect(await client.prompts.mine()).toEqual([]);
  expect(await client.prompts.save({ prompts: [laugh, sunday, dish] })).toEqual([laugh, sunday, dish]);
  const karim = await app.memberBrowser(aMan());
  const seen = async () =>
    (await karim.client.matching.selection()).people.find(({ id }) => id === member.id)?.prompts;
  expect(await seen()).toEqual([laugh, sunday, dish]);
  await client.prompts.save({ prompts: [dish, { ...laugh, answer: ' Mon neveu. ' }] });
  expect(await client.prompts.mine()).toEqual([dish, { ...laugh, answer: 'Mon neveu.' }]);
  expect(await seen()).toEqual(await client.prompts.mine());
  await client.prompts.save({ prompts: [] });
  expect(await seen()).toEqual([]);
});

test('an invalid answer is rejected with an error for its field, and changes nothing', async () => {
  const song = { prompt: 'song', answer: 'Toutes.' } as const;
  const wrong: [Parameters<TestBrowser['client']['prompts']['save']>[0]['prompts'], object][] = [
    [
      [{ ...sunday, answer: 'É'.repeat(161) }],
      { 'prompts.0.answer': 'Votre réponse doit tenir en 160 caractères' },
    ],
    [
      [sunday, { ...laugh, answer: '  ' }],
      { 'prompts.1.answer': 'Écrivez la fin de cette phrase, ou retirez-la' },
    ],
    [[sunday, sunday], { prompts: 'Chaque phrase ne se choisit qu’une fois' }],
    [[sunday, laugh, dish, song], { prompts: 'Choisissez trois phrases au plus' }],
    [
      [laugh, { ...sunday, answer: 'Appelez-moi au 06 12 34 56 78' }],
      { 'prompts.1.answer': expect.stringMatching(/^N’indiquez pas de numéro de téléphone ici/) },
    ],
  ];
  const { client } = await app.memberBrowser();
  await client.prompts.save({ prompts: [sunday] });
  for (const [prompts, fields] of wrong)
    await expect(client.prompts.save({ prompts })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields },
    });
  expect(await client.prompts.mine()).toEqual([sunday]);
});

test('stores a doubtful answer, and flags it for the team', async () => {
  const { client, member } = await app.memberBrowser();
  await client.prompts.save({ prompts: [{ ...sunday, answer: 'Mon insta est facile à deviner' }] });
  const [row] = await app.db.select().from(profiles).where(eq(profiles.id, member.id));
  expect(row?.flagged_at).toEqual(app.clock.now());
});

test('stores one of two concurrent saves completely, and rejects the other', async () => {
  const { client } = await app.memberBrowser();
  const both = [[sunday, laugh], [dish]];
  const version = versionOf({ prompts: [] });
  const outcomes = await Promise.allSettled(both.map((prompts) => client.prompts.save({ prompts, version })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both).toContainEqual(await client.prompts.mine());
});
