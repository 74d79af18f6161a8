import { expect, test } from 'vitest';
import type { PublicArticle } from '#lib/public-articles.ts';
import type { PublicPeople } from '#lib/public-people.ts';
import { FOUNDING_MEMBERS } from '#member/membership/rules.ts';
import { openDatabase } from '#platform/database/client.ts';
import { createSiteNews } from '#platform/site-news.ts';
import { coaches, foundingPlaces } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';
import { AS_BUILT, watchPageContent } from './page-content.ts';

const app = await testApp();

const drawSlots = (people: PublicPeople) => ({ coaches: JSON.stringify(people.coaches ?? 'as built') });
const drawBlog = (articles: readonly PublicArticle[]) => ({
  lists: { 'article-links': articles.map(({ title }) => title).join(', ') },
  pages: articles.map(({ slug }) => ({ slug, slots: {} })),
});
const draw = { drawSlots, drawBlog };
const watch = () => watchPageContent(app.services, draw);
const REAL = {
  id: 'nadia',
  first_name: 'Nadia',
  last_name: 'Exemple',
  specialty: 'Love coach',
  bio: 'Bonjour.',
};

test('the offer runs until the last place is taken, and the pages follow within a minute or two', async () => {
  const content = watch();
  const runs = async () => 'FOUNDING_OFFER' in (await content()).facts;
  expect(await runs()).toBe(true);
  await app.db.insert(foundingPlaces).values({ id: 1, taken: FOUNDING_MEMBERS });
  expect(await runs()).toBe(true);
  app.clock.advance({ minutes: 1 });
  await runs();
  await expect.poll(runs).toBe(false);
});

test('a coach stored by another process appears within a minute, rendered once', async () => {
  const content = watch();
  const before = await content();
  expect(before.slots.coaches).toBe('"as built"');
  await app.db.insert(coaches).values({ ...REAL, email: 'nadia@exemple.invalid' });
  expect(await content()).toBe(before);
  app.clock.advance({ minutes: 1 });
  await content();
  await expect.poll(async () => (await content()).slots.coaches).toContain('Nadia');
  const after = await content();
  expect(before.facts).toHaveProperty('EXAMPLE_COACHES');
  expect(after.facts).not.toHaveProperty('EXAMPLE_COACHES');
  app.clock.advance({ minutes: 1 });
  await content();
  expect(await content()).toBe(after);
});

test('changes saved at the desk of this process appear at once', async () => {
  const content = watch();
  await content();
  await app.db.insert(coaches).values({ ...REAL, email: 'nadia@exemple.invalid' });
  await app.services.site.changed();
  expect((await content()).slots.coaches).toContain('Nadia');
});

test('a site open to the public shows no example, built or stored', async () => {
  const drawn: PublicPeople[] = [];
  const production = { ...app.services, env: { ...app.services.env, production: true } };
  const content = watchPageContent(production, {
    drawBlog,
    drawSlots: (people) => {
      drawn.push(people);
      return drawSlots(people);
    },
  });
  await app.db.insert(coaches).values({ ...REAL, id: 'aissata', email: 'a@exemple.invalid', example: true });
  expect((await content()).facts).not.toHaveProperty('COACHES');
  expect((await content()).facts).not.toHaveProperty('EXAMPLE_COACHES');
  await app.db.insert(coaches).values({ ...REAL, email: 'nadia@exemple.invalid' });
  await app.services.site.changed();
  expect((await content()).facts).toHaveProperty('COACHES');
  expect(drawn.map((people) => people.coaches?.map(({ key }) => key))).toEqual([[], [], ['nadia']]);
  expect(drawn.at(-1)).toMatchObject({ team: [], testimonials: [] });
});

test('the pages show the default offers during a database outage, as built', async () => {
  const away = await openDatabase({ ...app.services.env, DATABASE_URL: 'postgres://lueur@127.0.0.1:1/away' });
  const services = { ...app.services, db: away.db, site: createSiteNews() };
  expect(await watchPageContent(services, draw)()).toBe(AS_BUILT);
  const production = { ...services, env: { ...services.env, production: true } };
  expect((await watchPageContent(production, draw)()).slots.coaches).toBe('[]');
  await away.close();
});
