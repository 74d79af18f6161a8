// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openBuiltPage } from '#testing/built-site.ts';

/** Words with plain spaces, as one types them. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/gu, ' ');
const page = () => within(screen.getByRole('main'));

beforeEach(() => openBuiltPage('/nos-services'));

test('it gives the three prices, their durations, and the offers with their dates', () => {
  const price = (name: string) => within(page().getByRole('article', { name }));
  expect(price('Adhésion au site').getByText(/^90\s€ TTC$/)).toBeDefined();
  expect(price('Masterclass').getByText(/^40\s€ TTC$/)).toBeDefined();
  expect(price('Masterclass').getByText('45 minutes')).toBeDefined();
  expect(price('Coaching individuel').getByText(/^100\s€ TTC$/)).toBeDefined();
  expect(price('Coaching individuel').getByText(/entretien de découverte de 20\sminutes/)).toBeDefined();
  for (const offer of [/1\s000 premières inscriptions/, /avant le 31\smai 2025/, /gratuit pour 2025/]) {
    expect(page().getByText(offer)).toBeDefined();
  }
});

test('it shows the week of the eight masterclasses: theme, day, hour of Paris, coach', () => {
  const week = within(page().getByRole('region', { name: 'Huit masterclass, chaque semaine' }));
  const items = week.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(items).toHaveLength(8);
  expect(items[0]).toMatch(
    /^Le lundi à 19 h 30, 45 minutes ?Rencontrer les bonnes personnes.*Antoine Lemaire$/,
  );
  expect(items.at(-1)).toMatch(/^Le samedi à 10 h 30, 2 heures ?Faire le deuil d’une relation passée/);
});

test('it ends with the contact form, under its anchor', () => {
  const block = page().getByRole('region', { name: 'Contactez-nous' });
  expect(block.id).toBe('contact');
  expect(within(block).getByLabelText('Message')).toBeDefined();
});
