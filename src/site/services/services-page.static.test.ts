import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openBuiltPage } from '#testing/built-site.ts';

/** Normalises typographic spaces. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/gu, ' ');
const page = () => within(screen.getByRole('main'));

beforeEach(() => openBuiltPage('/nos-services'));

test('shows three prices with their periods, current prices, and the offer while it runs', () => {
  const price = (name: string) => within(page().getByRole('article', { name }));
  expect(
    price('Adhésion au site').getByText(/90\s€\sTTC pour 12 mois.*Rien ne se paie sur le site aujourd’hui/),
  ).toBeDefined();
  expect(price('Masterclass').getByText(/40\s€\sTTC la séance/)).toBeDefined();
  expect(price('Masterclass').getByText(/^45\sminutes\s; 2\sheures pour quatre thèmes$/)).toBeDefined();
  expect(price('Coaching individuel').getByText(/100\s€\sTTC l’heure/)).toBeDefined();
  expect(price('Coaching individuel').getByText(/entretien de découverte de 20\sminutes/)).toBeDefined();
  expect(page().queryByText(/1\s000 premières inscriptions/)).toBeNull();
  openBuiltPage('/nos-services', { FOUNDING_OFFER: 'yes' });
  expect(page().getByText(/1\s000 premières inscriptions/)).toBeDefined();
});

test('shows the week of the eight masterclasses: theme, day, Paris time, coach', () => {
  const week = within(page().getByRole('region', { name: 'Huit masterclass par semaine' }));
  const items = week.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(items).toHaveLength(8);
  expect(items[0]).toMatch(
    /^Le lundi à 19 h 30, 45 minutes ?Rencontrer les bonnes personnes.*Antoine LemaireExemple$/,
  );
  expect(items.at(-1)).toMatch(/^Le samedi à 10 h 30, 2 heures ?Faire le deuil d’une relation passée/);
});

test('ends with the contact form, under its anchor', () => {
  const block = page().getByRole('region', { name: 'Contactez-nous' });
  expect(block.id).toBe('contact');
  expect(within(block).getByLabelText('Message')).toBeDefined();
});
