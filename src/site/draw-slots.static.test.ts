import { resolve } from 'node:path';
import { within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type DrawSlots,
  type PublicPeople,
  realPeople,
  type ShownCoach,
  type ShownTestimonial,
} from '#lib/public-people.ts';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import type { PageFacts } from '#server/site/fill-page.ts';
import { loadRenderer, type Renderer } from '#server/site/renderer.ts';
import { readBuiltPage, TEST_SITE } from '#testing/built-site.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';
import { listExampleTeam } from './about/team-section.tsx';
import { listTeam } from './team/team.ts';
import { listExampleTestimonials } from './testimonials/testimonials.ts';

let draw: DrawSlots;
let renderer: Renderer;

beforeEach(async () => {
  // The renderer parses Markdown with Node’s own Uint8Array, which jsdom replaces.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  renderer = await loadRenderer(resolve('build/site-slots/draw-slots.js'));
  draw = renderer.drawSlots;
});

const NADIA: ShownCoach = {
  key: 'nadia',
  firstName: 'Nadia',
  lastName: 'Ferrand',
  role: 'Love coach certifiée',
  bio: 'Elle dit <b>« bonjour »</b> & {{LEGAL_HOST}}.',
  tags: ['Écoute'],
  picture: '/equipe-photos/nadia.webp',
  example: false,
};
const PAULE: ShownTestimonial = {
  key: 'paule',
  text: 'Merci.',
  author: 'Paule',
  picture: null,
  example: false,
  young: false,
};

const PEOPLE_SECTIONS =
  /^(Témoignages|Ce que nos membres|Ce que nous aimerions|Des coachs à vos côtés|Notre équipe de coachs|L’équipe)/;

function open(path: string, people: PublicPeople, facts: PageFacts = {}, drawn = draw(people)) {
  const page = new DOMParser().parseFromString(readBuiltPage(path, facts, drawn), 'text/html');
  document.body.replaceChildren(...document.importNode(page.body, true).childNodes);
  return within(document.body);
}

test('a coach stored at the desk appears on the home page, and the examples disappear', () => {
  const page = open('/', { coaches: [NADIA] });
  const team = within(page.getByRole('region', { name: 'Notre équipe de coachs' }));
  expect(team.getByRole('heading', { name: 'Nadia Ferrand' })).toBeDefined();
  expect(team.getByText('Elle dit <b>« bonjour »</b> & {{LEGAL_HOST}}.')).toBeDefined();
  expect(team.queryByText('Exemple')).toBeNull();
  for (const { lastName } of BUILT_IN_COACHES) expect(team.queryByText(lastName)).toBeNull();
  expect(team.queryByRole('button', { name: 'Portrait suivant' })).toBeNull();
});

test('a fifth coach appears only on « Nos coachs », to which the home page links', () => {
  const coaches = ['Ana', 'Bea', 'Cléo', 'Dina', 'Eva'].map((firstName) => ({
    ...NADIA,
    key: firstName,
    firstName,
  }));
  const names = () =>
    [...document.querySelectorAll('h3')].filter(({ textContent }) => textContent?.endsWith(' Ferrand'));
  const wayOn = () => within(document.body).queryByRole('link', { name: 'Voir les autres coachs' });
  open('/', { coaches });
  expect(names()).toHaveLength(4);
  expect(wayOn()?.getAttribute('href')).toBe('/nos-coachs');
  open('/', { coaches: coaches.slice(0, 4) });
  expect(wayOn()).toBeNull();
  open('/nos-coachs', { coaches });
  expect(names()).toHaveLength(5);
});

test('a single testimonial has no arrows; without any the section disappears; young adults have their own', () => {
  const voices = open('/', { testimonials: [PAULE] });
  expect(voices.getByRole('heading', { name: 'Ce que nos membres en disent' })).toBeDefined();
  const region = within(voices.getByRole('region', { name: 'Témoignages' }));
  expect(region.queryByText('Exemple')).toBeNull();
  expect(region.queryByRole('button')).toBeNull();
  expect(open('/', { testimonials: [] }).queryByRole('region', { name: 'Témoignages' })).toBeNull();
  const young = open('/landing/jeunes-adultes', { testimonials: [PAULE] });
  expect(young.queryByRole('region', { name: 'Témoignages' })).toBeNull();
});

test('the pages without real people have no section of people, no heading, and no text of the examples', () => {
  const people = realPeople({ coaches: listTeam(), testimonials: listExampleTestimonials() });
  expect(people).toEqual({ coaches: [], team: [], testimonials: [] });
  const [facts, drawn] = [{ COACHES: undefined, EXAMPLE_COACHES: undefined }, draw(people)];
  for (const path of PUBLIC_PAGES) {
    const page = open(path, people, facts, drawn);
    expect(page.queryAllByRole('region', { name: PEOPLE_SECTIONS }), path).toEqual([]);
    expect(page.queryAllByRole('heading', { name: PEOPLE_SECTIONS }), path).toEqual([]);
    const text = document.body.textContent;
    for (const { author } of listExampleTestimonials()) expect(text).not.toContain(`${author}Exemple`);
    for (const { lastName } of BUILT_IN_COACHES) expect(text, path).not.toContain(lastName);
    for (const { name } of listExampleTeam()) expect(text, path).not.toContain(name);
  }
});

test('server rendering produces the same HTML as the build', () => {
  const people = {
    coaches: listTeam().map((coach) => ({ ...coach, picture: null })),
    team: listExampleTeam(),
    testimonials: listExampleTestimonials(),
  };
  const drawn = draw(people);
  for (const [path, names] of [
    ['/', ['coaches', 'testimonials', 'who-answers']],
    ['/nos-coachs', ['coach-portraits']],
    ['/qui-sommes-nous', ['team']],
  ] as const) {
    const page = plain(readBuiltPage(path));
    for (const name of names) expect(page.includes(plain(drawn[name] ?? '')), name).toBe(true);
  }
});

test('a blog of stored articles equals that of the build: pages, heads, list, site map, feed, sitemap', () => {
  const { lists, pages } = renderer.drawBlog(renderer.listBuiltArticles());
  expect(pages).toHaveLength(20);
  const expectIn = (path: string, part: string | undefined) => {
    const origin = (text: string) => plain(text).replaceAll('https://adresse.invalid', TEST_SITE);
    expect(part?.length, path).toBeGreaterThan(100);
    expect(origin(readBuiltPage(path)).includes(origin(part ?? '')), path).toBe(true);
  };
  for (const { slug, slots } of pages)
    for (const name of ['article', 'article-head'] as const) expectIn(`/blog/${slug}`, slots[name]);
  expectIn('/blog', lists['article-cards']);
  expectIn('/plan-du-site', lists['article-links']);
  expectIn('/blog/rss.xml', lists['article-feed']);
  for (const entry of lists['article-map']?.match(/<url>.*?<\/url>/g) ?? [])
    expectIn('/sitemap-0.xml', entry);
});

test('text typed by a colleague stays text in every part', () => {
  const [article] = renderer.listBuiltArticles();
  if (!article) throw new Error('The build has no article');
  const typed = '</title><img src=x onerror=a()>';
  const odd = { ...article, title: typed, excerpt: typed, author: typed, text: typed };
  const { lists, pages } = renderer.drawBlog([odd]);
  const parts = [...Object.values(lists), ...Object.values(pages[0]?.slots ?? {})];
  expect(parts).toHaveLength(6);
  for (const part of parts) expect(part).not.toContain('<img src=x');
});

/** Removes React’s text separators, and picture URLs, which differ from the build’s. */
function plain(html: string): string {
  return html.replaceAll('<!-- -->', '').replaceAll(/src="[^"]*"/g, 'src');
}
