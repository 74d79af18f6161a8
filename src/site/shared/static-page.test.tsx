// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BUILT_IN_COACHES } from '#features/accompaniment/coaches/texts.ts';
import { renderApp } from '#testing/render-app.tsx';
import { leadsSomewhere } from '#testing/site-links.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { TEAM } from '../about-content.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

/** Words with plain spaces, as one types them. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/gu, ' ');

/** Opens a public page and waits for its title. */
async function open(path: string, title: string) {
  await renderApp(path, app.browser());
  await screen.findByRole('heading', { level: 1, name: title });
  return within(screen.getByRole('main'));
}

test.each([
  ['/qui-sommes-nous', 'Qui sommes-nous ?'],
  ['/nos-valeurs', 'Nos valeurs'],
  ['/charte', 'Notre charte'],
  ['/nos-services', 'Nos services'],
  ['/nos-coachs', 'Nos coachs'],
])('%s has one title, leads home, and none of its links is dead', async (path, title) => {
  const page = await open(path, title);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(page.getByRole('link', { name: "Retour à l'accueil" }).getAttribute('href')).toBe('/');
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(addresses.filter((address) => address.startsWith('/') && !leadsSomewhere(address))).toEqual([]);
  const anchors = addresses.filter((address) => address.startsWith('#'));
  for (const anchor of anchors) expect(document.querySelector(anchor), anchor).not.toBeNull();
});

test('the footer leads to the pages of the spec and to three networks, and offers to write', async () => {
  await open('/charte', 'Notre charte');
  const footer = within(screen.getByRole('contentinfo'));
  for (const path of [
    '/qui-sommes-nous',
    '/nos-valeurs',
    '/charte',
    '/blog',
    '/nos-services',
    '/cgu',
    '/privacy',
    '/mentions-legales',
    '/accessibilite',
  ]) {
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(path);
  }
  expect(footer.getByRole('button', { name: 'Nous contacter' })).toBeDefined();
  const networks = within(footer.getByRole('list', { name: 'Sur les réseaux' })).getAllByRole('link');
  expect(networks.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Facebook', 'https://www.facebook.com/'],
    ['LinkedIn', 'https://www.linkedin.com/'],
    ['Instagram', 'https://www.instagram.com/'],
  ]);
  for (const link of networks) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('« Qui sommes-nous ? » shows five people with their name and role', async () => {
  const page = await open('/qui-sommes-nous', 'Qui sommes-nous ?');
  const team = within(page.getByRole('region', { name: 'L’équipe' }));
  expect(team.getAllByRole('listitem')).toHaveLength(5);
  for (const { name, role } of TEAM) {
    expect(team.getByRole('heading', { name })).toBeDefined();
    expect(team.getByText(role)).toBeDefined();
  }
});

test('« Nos valeurs » names five values and what each one changes', async () => {
  const page = await open('/nos-valeurs', 'Nos valeurs');
  const values = within(page.getByRole('list', { name: 'Nos cinq valeurs' }));
  expect(values.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Authenticité',
    'Bienveillance',
    'Qualité des rencontres',
    'Accompagnement personnalisé',
    'Innovation responsable',
  ]);
  expect(page.getAllByText('Concrètement.')).toHaveLength(5);
});

test('the charter names its three values, ten profiles at most, three people, and how to report', async () => {
  const page = await open('/charte', 'Notre charte');
  for (const value of ['Authenticité', 'Respect', 'Bienveillance']) {
    expect(page.getByRole('heading', { level: 2, name: value })).toBeDefined();
  }
  expect(page.getByText(/au plus les dix profils/)).toBeDefined();
  expect(page.getByText(/ne pas contacter plus de trois personnes/)).toBeDefined();
  expect(page.getByRole('heading', { name: 'Signaler' })).toBeDefined();
});

test('« Nos services » gives the three prices, their durations, and the offers with their dates', async () => {
  const page = await open('/nos-services', 'Nos services');
  const price = (name: string) => within(page.getByRole('article', { name }));
  expect(price('Adhésion au site').getByText(/^90\s€ TTC$/)).toBeDefined();
  expect(price('Masterclass').getByText(/^40\s€ TTC$/)).toBeDefined();
  expect(price('Masterclass').getByText('45 minutes')).toBeDefined();
  expect(price('Coaching individuel').getByText(/^100\s€ TTC$/)).toBeDefined();
  expect(price('Coaching individuel').getByText(/entretien de découverte de 20\sminutes/)).toBeDefined();
  for (const offer of [/1\s000 premières inscriptions/, /avant le 31\smai 2025/, /gratuit pour 2025/]) {
    expect(page.getByText(offer)).toBeDefined();
  }
});

test('« Nos services » shows the week of the eight masterclasses: theme, day, hour of Paris, coach', async () => {
  const page = await open('/nos-services', 'Nos services');
  const week = within(page.getByRole('region', { name: 'Huit masterclass, chaque semaine' }));
  const items = week.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(items).toHaveLength(8);
  expect(items[0]).toMatch(
    /^Le lundi à 19 h 30, 45 minutes ?Rencontrer les bonnes personnes.*Antoine Lemaire$/,
  );
  expect(items.at(-1)).toMatch(/^Le samedi à 10 h 30, 2 heures ?Faire le deuil d’une relation passée/);
});

test('« Nos coachs » shows the four coaches with their path, and what people say of them', async () => {
  const page = await open('/nos-coachs', 'Nos coachs');
  const coaches = within(page.getByRole('list', { name: 'Nos coachs' }));
  for (const { firstName, lastName, bio, tags } of BUILT_IN_COACHES) {
    expect(coaches.getByRole('heading', { name: `${firstName} ${lastName}` })).toBeDefined();
    expect(coaches.getByText((words) => plain(words) === plain(bio))).toBeDefined();
    for (const tag of tags) expect(coaches.getByText(tag)).toBeDefined();
  }
  expect(page.getByRole('region', { name: 'Témoignages' })).toBeDefined();
});
