import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { test } from '@playwright/test';
import { versionOf } from '../src/lib/version-of.ts';
import { expect } from './fixtures.ts';
import { aMemberWhoAnswered, aPicture } from './steps.ts';

/** Farther than `WITHIN_KM` from every other member: people there meet only each other. One island per test file. */
export const ISLANDS = { yeu: '85113', ouessant: '29155' };
const WITHIN_KM = 5;

/** Four examples, from the best match to the weakest. */
const FOUR = [
  {
    first_name: 'Malo',
    bio: 'Je répare des bateaux, et je ris de mes ratés en cuisine.',
    activities: ['Cinéma', 'Nature', 'Randonnée'],
    prompts: [
      { prompt: 'good-sunday', answer: 'Le marché, puis la plage, même en novembre.' },
      { prompt: 'small-joy', answer: 'La première gorgée de café dehors.' },
    ],
    caption: 'Au port, un matin de mars',
  },
  { first_name: 'Yann', bio: 'Libraire, je lis tout haut.', activities: ['Cinéma', 'Nature'] },
  { first_name: 'Ewen', bio: 'Le phare est mon bureau.', activities: ['Cinéma'] },
  { first_name: 'Loïc', bio: '', activities: ['Danse'] },
] as const;

const preferences = (gender: 'femme' | 'homme') => ({
  '/search-preferences': { preferred_gender: gender, min_age: 25, max_age: 60, max_distance: WITHIN_KM },
});

/** Creates the four members that each `anIslander` sees. */
export async function createFour(browser: Browser, island: string): Promise<void> {
  const { storageState } = test.info().project.use;
  for (const { first_name, bio, activities, ...shown } of FOUR) {
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    const address = `ile-${randomUUID()}@exemple.invalid`;
    const said = { city_code: island, first_name, bio, gender: 'homme', birth_date: '1990-05-20' } as const;
    const answered = { ...preferences('femme'), '/shared-values': { activities } };
    await aMemberWhoAnswered(page, address, said, answered);
    if ('prompts' in shown) await portray(page, shown);
    await context.close();
  }
}

async function portray(page: Page, { prompts, caption }: { prompts: readonly object[]; caption: string }) {
  const headers = { origin: test.info().project.use.baseURL ?? '' };
  const kept = await page.request.put('/api/profile/prompts', {
    data: { prompts, version: versionOf({ prompts: [] }) },
    headers,
  });
  expect(kept.status()).toBe(200);
  const added = await page.request.post('/api/profile/photos', {
    multipart: { photo: await aPicture() },
    headers,
  });
  const { id }: { id: string } = await added.json();
  const described = await page.request.patch(`/api/profile/photos/${id}`, {
    data: { caption, version: versionOf({ caption: '' }) },
    headers,
  });
  expect(described.status()).toBe(200);
}

/** Creates a woman who sees the four. */
export async function anIslander(page: Page, address: string, island: string): Promise<void> {
  await aMemberWhoAnswered(page, address, { city_code: island, first_name: 'Anna' }, preferences('homme'));
}
