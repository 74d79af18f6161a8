import { expect, test } from 'vitest';
import { matchCards } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { refreshMatchCard } from './shared/refresh-match-card.ts';

const app = await testApp();

type Change = ({ client }: TestBrowser) => Promise<unknown>;

const search = { preferred_gender: 'homme', min_age: 30, max_age: 50, max_distance: 90 } as const;
const activities: Change = ({ client }) => client.answers.saveSharedValues({ activities: ['Danse'] });
const city: Change = ({ client }) => client.profile.update({ city_code: '75056' });
const pause: Change = ({ client }) => client.profile.pause();
const withdrawal: Change = ({ client }) => client.answers.withdrawConsent({ purpose: 'love-life' });
const newSearch: Change = ({ client }) =>
  client.profile.savePreferences(search).catch((error) => {
    if (error.code !== 'CONSENT_REQUIRED') throw error;
  });

const readCards = () => app.db.select().from(matchCards).orderBy(matchCards.id);

/** Repetitions per pair, since a harmful interleaving is rare. */
const ROUNDS = 10;

test.each([
  ['a pause, new activities', [pause, activities]],
  ['a withdrawn consent, new activities, another city', [withdrawal, activities, city]],
  ['a withdrawn consent, another search', [withdrawal, newSearch]],
  ['new activities, another city, another search', [activities, city, newSearch]],
] as [string, Change[]][])(
  'concurrent changes leave a match card that reflects them all: %s',
  async (_, changes) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const browser = await app.memberBrowser();
      await Promise.all((round % 2 ? changes : changes.toReversed()).map((change) => change(browser)));
      const left = await readCards();
      await app.db.transaction((tx) => refreshMatchCard(tx, browser.member.id));
      expect(left).toEqual(await readCards());
    }
  },
  60_000,
);
