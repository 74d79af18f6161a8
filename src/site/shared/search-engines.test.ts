import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import routes from '#app/routes.ts';
import { BLOG_ARTICLES, blogPath } from '../blog-content.ts';
import { publicPaths } from '../public-paths.ts';

type Meta = Record<string, unknown>;
type Data = Record<string, unknown>;
type PageModule = {
  meta: (args: unknown) => Meta[];
  loader?: (args: { params: Record<string, string> }) => unknown;
};
type Entry = { path?: string; index?: boolean; file: string; children?: readonly Entry[] };

const ORIGIN = 'https://exemple.fr';
const modules = import.meta.glob<PageModule>('/src/site/**/*-page.tsx');

beforeEach(() => vi.stubEnv('VITE_APP_URL', ORIGIN));
afterEach(() => vi.unstubAllEnvs());

/** The file of the page that an address shows. */
function fileOf(address: string, entries: readonly Entry[] = routes as readonly Entry[]): string | undefined {
  for (const { index, path, file, children } of entries) {
    const own = index ? '/' : `/${path}`.replace(':slug', address.replace('/blog/', ''));
    if (own === address) return file;
    const below = children && fileOf(address, children);
    if (below) return below;
  }
  return undefined;
}

/** What the head of a public page holds, as the build writes it. */
async function metaOf(address: string): Promise<Meta[]> {
  const load = modules[`/src/${fileOf(address)?.replace('../', '')}`];
  if (!load) throw new Error(`No page for ${address}`);
  const { meta, loader } = await load();
  return meta({ loaderData: await loader?.({ params: { slug: address.replace('/blog/', '') } }) });
}

const titleOf = (meta: Meta[]) => String(meta.find(({ title }) => title)?.title);
const descriptionOf = (meta: Meta[]) => String(meta.find(({ name }) => name === 'description')?.content);

/** Every block of data of a page, one by one. */
function dataOf(meta: Meta[]): Data[] {
  return meta.flatMap((one) => {
    const block = one['script:ld+json'] as Data | undefined;
    if (!block) return [];
    expect(block['@context']).toBe('https://schema.org');
    return (block['@graph'] as Data[] | undefined) ?? [block];
  });
}

async function allData(type: string): Promise<Data[]> {
  const heads = await Promise.all(publicPaths().map(metaOf));
  return heads.flatMap(dataOf).filter((data) => data['@type'] === type);
}

test.each(publicPaths())('%s has a title, a description and one canonical address', async (path) => {
  const meta = await metaOf(path);
  expect(titleOf(meta)).toMatch(/Lueur/);
  expect(titleOf(meta).length, titleOf(meta)).toBeGreaterThanOrEqual(12);
  expect(titleOf(meta).length, titleOf(meta)).toBeLessThanOrEqual(75);
  expect(descriptionOf(meta).length, descriptionOf(meta)).toBeGreaterThanOrEqual(70);
  expect(descriptionOf(meta).length, descriptionOf(meta)).toBeLessThanOrEqual(180);
  const canonical = meta.filter(({ rel }) => rel === 'canonical');
  expect(canonical).toEqual([{ tagName: 'link', rel: 'canonical', href: `${ORIGIN}${path}` }]);
  expect(meta).toContainEqual({ property: 'og:url', content: `${ORIGIN}${path}` });
  expect(meta.some(({ name }) => name === 'robots')).toBe(false);
});

test.each(publicPaths())('%s is shared with a picture that the build draws', async (path) => {
  const picture = (await metaOf(path)).find(({ property }) => property === 'og:image')?.content;
  const name = /^https:\/\/exemple\.fr\/partage\/([\w-]+)\.jpg$/.exec(String(picture))?.[1];
  // `scripts/share-pictures.ts` makes one of each scene.
  const scenes = [`content/pages/${name}.svg`, `content/blog/${name}.svg`];
  expect(
    scenes.filter((file) => existsSync(file)),
    String(picture),
  ).toHaveLength(1);
});

test('no two public pages have the same title or description', async () => {
  const heads = await Promise.all(publicPaths().map(metaOf));
  expect(new Set(heads.map(titleOf)).size).toBe(heads.length);
  expect(new Set(heads.map(descriptionOf)).size).toBe(heads.length);
});

/** Names of properties that hold an address. */
const ADDRESSES = ['url', 'image', 'logo', 'mainEntityOfPage'];

function expectFullAddresses(value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const one of value) expectFullAddresses(one, name);
  else if (typeof value === 'object' && value) {
    for (const [key, below] of Object.entries(value)) expectFullAddresses(below, key);
  } else if (ADDRESSES.includes(name)) expect(value, name).toMatch(/^https:\/\/exemple\.fr\//);
}

test('every address in the data for search engines is complete, and nothing in it is empty', async () => {
  for (const path of publicPaths()) {
    for (const data of dataOf(await metaOf(path))) {
      expectFullAddresses(data);
      expect(JSON.stringify(data), path).not.toMatch(/:(null|""|\[\])|undefined|NaN|Invalid/);
    }
  }
});

test('the publisher is an organization with a name, an address and a picture', async () => {
  const organizations = await allData('Organization');
  expect(organizations.length).toBeGreaterThan(0);
  for (const one of organizations) {
    expect(one).toMatchObject({ name: 'Lueur', url: `${ORIGIN}/`, description: expect.any(String) });
    expect(one.logo).toBe(`${ORIGIN}/icones/lueur-512.png`);
  }
});

test('each of the twenty articles has what Google asks of one', async () => {
  const articles = await allData('Article');
  expect(articles).toHaveLength(BLOG_ARTICLES.length);
  for (const article of articles) {
    expect(String(article.headline).length).toBeLessThanOrEqual(110);
    expect(article).toMatchObject({
      image: [expect.stringContaining('/partage/')],
      datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      author: { '@type': 'Organization', name: 'Lueur', url: `${ORIGIN}/` },
      mainEntityOfPage: expect.stringContaining(blogPath('')),
    });
  }
});

test('questions each have one answer, and the page shows both', async () => {
  const [page, ...others] = await allData('FAQPage');
  expect(others).toEqual([]);
  const questions = page?.mainEntity as Data[];
  expect(questions.length).toBeGreaterThanOrEqual(3);
  for (const question of questions) {
    expect(question).toMatchObject({
      '@type': 'Question',
      name: expect.stringMatching(/\?$/),
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\.$/) },
    });
  }
});

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', weekday: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
});

test('the eight masterclasses are events that come back every week, in the clocks of Paris', async () => {
  const events = await allData('EducationEvent');
  expect(new Set(events.map(({ name }) => name)).size).toBe(8);
  for (const event of events) {
    expect(event).toMatchObject({
      startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/),
      location: { '@type': 'VirtualLocation', url: `${ORIGIN}/nos-services#masterclass` },
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      organizer: { '@type': 'Organization', name: 'Lueur' },
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1W',
        byDay: expect.stringMatching(/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
        scheduleTimezone: 'Europe/Paris',
      },
    });
    const [starts, ends] = [Date.parse(String(event.startDate)), Date.parse(String(event.endDate))];
    expect(event.duration).toBe(`PT${(ends - starts) / 60_000}M`);
    const schedule = event.eventSchedule as Data;
    expect(`https://schema.org/${weekday.format(starts)}`).toBe(schedule.byDay);
    expect(`${clock.format(starts)}:00`).toBe(schedule.startTime);
  }
});
