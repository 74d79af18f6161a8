import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ACCOUNT_DELETED_PATH } from '#lib/paths.ts';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import { openBuiltPage } from '#testing/built-site.ts';

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('the home page links to the sign-up, explains four steps, and shows everyone', () => {
  openBuiltPage('/');
  const begin = screen.getAllByRole('link', { name: 'Commencer gratuitement' });
  expect(begin.length).toBeGreaterThan(1);
  for (const link of begin) expect(link.getAttribute('href')).toBe('/inscription/bienvenue');
  expect(region('Comment ça marche').getAllByRole('listitem')).toHaveLength(4);
  expect(region('Témoignages').getAllByRole('figure')).toHaveLength(7);
  const example = region('Pourquoi ces quatre-là\u202f?');
  expect(example.getAllByRole('group')).toHaveLength(3);
  expect(example.getAllByText('Exemple')).toHaveLength(2);
  expect(example.getByRole('list', { name: 'Les trois autres' }).children).toHaveLength(3);
  expect(screen.getByRole('button', { name: /^Lire la vidéo/ })).toBeDefined();
  expect(screen.getByText(/100\s€\sTTC l’heure/)).toBeDefined();
  expect(region('Notre équipe de coachs').getAllByText('Exemple')).toHaveLength(4);
  expect(region('Témoignages').getAllByText('Exemple')).toHaveLength(7);
  for (const { firstName, lastName } of BUILT_IN_COACHES) {
    const team = region('Notre équipe de coachs');
    expect(team.getByRole('heading', { name: `${firstName} ${lastName}` })).toBeDefined();
  }
});

test('the home page explains the score, its three criteria and the matchmaker in the product’s words', () => {
  openBuiltPage('/');
  const score = region('Le score de connexion amoureuse');
  expect(score.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Le profil amoureux',
    'Les valeurs et les aspirations',
    'Le projet de vie',
  ]);
  for (const words of [
    /L’engagement, la communication, la tendresse/,
    /Le mode de vie, le toit, les enfants/,
    /une matchmaker de l’équipe/,
  ])
    expect(score.getByText(words)).toBeDefined();
  expect(region('Les trois services').getByText(/^Une séance de 45\sminutes$/)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/votre matchmaker|selon le thème/);
});

test('one line on top identifies a demonstration', () => {
  const line = () => document.querySelector('[data-demonstration]')?.textContent;
  for (const path of ['/', '/charte', '/inscription/bienvenue']) {
    openBuiltPage(path, { DEMONSTRATION: 'yes' });
    expect(line()).toMatch(/^Démonstration\s: personnes et témoignages inventés$/);
    openBuiltPage(path);
    expect(line()).toBeUndefined();
  }
});

test('shows the figures of the desk only while the server provides them', () => {
  openBuiltPage('/');
  expect(screen.queryByText(/rendez-vous convenus/)).toBeNull();
  openBuiltPage('/', { PROOF_FIGURES: '579 profils, 40 rendez-vous convenus la semaine dernière' });
  const who = region('Qui est là, près de chez vous');
  expect(who.getByText('579 profils, 40 rendez-vous convenus la semaine dernière')).toBeDefined();
});

test('asks for a town, and names the publisher and the support team', () => {
  openBuiltPage('/');
  const who = region('Qui est là, près de chez vous');
  expect(who.getByRole('textbox', { name: /^Membres à 50\skm environ/ })).toBeDefined();
  expect(who.getByText('Hélène Vasseur, à Lyon, publie ce site.')).toBeDefined();
  expect(who.getByText(/^Samia Benali, .+ et Marc Tanguy vous répondent\./)).toBeDefined();
  expect(who.getAllByText('Exemple')).toHaveLength(1);
  expect(who.queryByText(/^Le plus souvent, nous répondons/)).toBeNull();
  openBuiltPage('/', { ANSWER_SPEED: 'Le plus souvent, nous répondons en moins d’une heure ouvrée.' });
  expect(region('Qui est là, près de chez vous').getByText(/^Le plus souvent, nous répondons/)).toBeDefined();
});

test('confirms a deleted account only at the URL for it', () => {
  openBuiltPage('/');
  const said = document.querySelector(new URL(ACCOUNT_DELETED_PATH, 'https://site.invalid').hash);
  expect(said?.textContent?.trim()).toMatch(/^Votre compte et vos données sont supprimés\./);
  expect(said?.className).toMatch(/^hidden .*target:block$/);
});

test('has no navigation but a link to the log-in, which for a member becomes one to the member area', () => {
  openBuiltPage('/');
  expect(screen.queryByRole('navigation', { name: 'Principale' })).toBeNull();
  const ready = document.querySelector<HTMLTemplateElement>('[data-member-bar]')?.content;
  expect([...(ready?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toContain(
    'Mon espace',
  );
});

test('the page for ages 25 to 35 has every part, and links to the sign-up', () => {
  openBuiltPage('/landing/jeunes-adultes');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vous avez entre 25 et 35 ans ?');
  for (const link of screen.getAllByRole('link', { name: 'Découvrir gratuitement' })) {
    expect(link.getAttribute('href')).toBe('/inscription/form');
  }
  const items = (name: string) => region(name).getAllByRole('listitem').length;
  expect(items('Moins d’applications, plus d’attention')).toBe(3);
  expect(items('Trois critères pour se ressembler vraiment')).toBe(3);
  expect(items('Comment ça marche')).toBe(4);
  expect(region('Témoignages').getAllByRole('figure')).toHaveLength(7);
  expect(region('Des rencontres sereines').getByText(/^Des membres vérifiés/)).toBeDefined();
  expect(screen.getAllByText('Rien ne se paie sur le site aujourd’hui.')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /^Lire la vidéo/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lire notre charte' }).getAttribute('href')).toBe('/charte');
  for (const link of screen.getAllByRole('link', { name: 'Faire le test amoureux' })) {
    expect(link.getAttribute('href')).toBe('/test-amoureux');
  }
});

test('carousels have no controls before hydration; films have native controls', () => {
  openBuiltPage('/');
  expect(document.querySelector('video')?.controls).toBe(true);
  for (const button of document.querySelectorAll('slide-show button, video-clip button')) {
    expect(button.closest('[class*=":not(:defined)"]'), button.outerHTML).not.toBeNull();
  }
});
