import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOG_IN_PATH, PUBLIC_PATHS } from '#lib/paths.ts';
import { fillPage, type PageFacts } from '#server/site/fill-page.ts';
import { builtPaths, openBuiltPage, readBuiltPage, TEST_SITE } from '#testing/built-site.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';
import { leadsSomewhere } from '#testing/site-links.ts';

/** Pages that the footer links to (spec). */
const IN_FOOTER = [
  '/qui-sommes-nous',
  '/nos-valeurs',
  '/charte',
  '/blog',
  '/nos-services',
  '/cgu',
  '/privacy',
];
/** Anchors of the application, which is not part of the static build. */
const APP = /^\/inscription\/form/;

const anchors = new Map(
  PUBLIC_PAGES.map((path) => [path, [...readBuiltPage(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)]),
);

function deadLinks(page: string): string[] {
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return addresses.filter((address) => {
    if (/^(https:|mailto:|tel:)/.test(address) || APP.test(address)) return false;
    const [path = '', anchor] = address.split('#');
    if (path !== '' && !leadsSomewhere(path)) return true;
    return anchor !== undefined && !anchors.get(path || page)?.includes(anchor);
  });
}

test('the build contains every public page, and no others except the offline page', () => {
  expect(builtPaths().sort()).toEqual([...PUBLIC_PAGES, '/hors-ligne'].sort());
});

test.each(PUBLIC_PAGES)(
  '%s has one title, no raw placeholder, no dead link, is readable without JavaScript, and has its footer',
  (path) => {
    openBuiltPage(path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.documentElement.lang).toBe('fr');
    expect(deadLinks(path)).toEqual([]);
    expect(document.body.textContent).not.toMatch(
      /\{\{|\}\}|server-if|undefined|\[object|bientôt disponible/i,
    );
    expect(document.documentElement.innerHTML).not.toContain('adresse.invalid');

    // The note that a part needs JavaScript.
    const inert = [...document.querySelectorAll('[inert]')];
    expect(inert.every((part) => part.closest('astro-island'))).toBe(true);
    if (inert.length > 0)
      expect(document.querySelector('.noscript\\:block')?.textContent).toContain('JavaScript');
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);

    const [logIn, ...others] = document.querySelectorAll('[data-bar] a[href^="/inscription/form"]');
    expect([logIn?.textContent, logIn?.getAttribute('href'), others]).toEqual(['Connexion', LOG_IN_PATH, []]);

    const links = [...screen.getByRole('contentinfo').querySelectorAll('a')];
    const named = (name: string) => links.filter(({ textContent }) => textContent?.trim() === name);
    expect(named('Gérer les cookies')).toHaveLength(1);
    if (path.startsWith('/inscription/')) return;
    const addresses = links.map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(expect.arrayContaining(IN_FOOTER));
    expect(named('Nous contacter').map((link) => link.getAttribute('href'))).toEqual(['/contact']);
  },
);

test.each(PUBLIC_PATHS.filter((path) => path !== '/' && !/^\/(landing|inscription)\//.test(path)))(
  '%s links to the home page',
  (path) => {
    openBuiltPage(path);
    const main = within(screen.getByRole('main'));
    const ways = main.getAllByRole('link', { name: 'Retour à l’accueil' });
    for (const way of ways) expect(way.getAttribute('href')).toBe('/');
  },
);

test('an unknown address shows a message and a way back, without JavaScript', () => {
  openBuiltPage('/404');
  expect(screen.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeDefined();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('the offline page is excluded from search engines', () => {
  openBuiltPage('/hors-ligne');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('only social networks with a configured page appear', () => {
  openBuiltPage('/charte', { SOCIAL_LINKEDIN: 'https://reseau.invalid/lueur' });
  const networks = within(screen.getByRole('list', { name: 'Sur les réseaux' })).getAllByRole('link');
  expect(
    networks.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([['LinkedIn', 'https://reseau.invalid/lueur', 'noopener noreferrer']]);
});

test('the consent for measurement appears only when a pixel is configured', () => {
  openBuiltPage('/charte');
  expect(document.querySelector('[data-consent]')).toBeNull();
  openBuiltPage('/charte', { PIXEL_ID: '1234' });
  expect(document.querySelector('[data-consent]')?.hasAttribute('hidden')).toBe(true);
});

test('the application says that it needs JavaScript, and how to reach us', () => {
  const shell = readFileSync('build/app/client/index.html', 'utf8');
  const told = (facts: PageFacts) =>
    /<noscript>(.*)<\/noscript>/s.exec(fillPage(shell, TEST_SITE, facts))?.[1] ?? '';
  expect(told({})).toContain('Cette page a besoin de JavaScript');
  expect(told({})).not.toContain('nous écrire');
  expect(told({ LEGAL_CONTACT_EMAIL: 'contact@exemple.invalid' })).toContain(
    'mailto:contact@exemple.invalid',
  );
});
