import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import { openBuiltPage } from '#testing/built-site.ts';
import { TEAM } from './about-content.ts';

/** Normalises typographic spaces. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/gu, ' ');

function open(path: string, title: string) {
  openBuiltPage(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  return within(screen.getByRole('main'));
}

test('« Qui sommes-nous ? » shows five people with their name and role', () => {
  const page = open('/qui-sommes-nous', 'Qui sommes-nous\u202f?');
  const team = within(page.getByRole('region', { name: 'L’équipe' }));
  expect(team.getAllByRole('listitem')).toHaveLength(5);
  for (const { name, role } of TEAM) {
    expect(team.getByRole('heading', { name })).toBeDefined();
    expect(team.getByText(role)).toBeDefined();
  }
});

test('« Nos valeurs » names five values and their effects', () => {
  const page = open('/nos-valeurs', 'Nos valeurs');
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

test('the charter states its three values, at most ten profiles and three contacts, and how to report', () => {
  const page = open('/charte', 'Notre charte');
  for (const value of ['Authenticité', 'Respect', 'Bienveillance']) {
    expect(page.getByRole('heading', { level: 2, name: value })).toBeDefined();
  }
  expect(page.getByText(/au plus les dix profils/)).toBeDefined();
  expect(page.getByText(/ne pas contacter plus de trois personnes/)).toBeDefined();
  expect(page.getByRole('heading', { name: 'Signaler' })).toBeDefined();
});

test('« Nos coachs » shows the four coaches with their careers, and testimonials', () => {
  const page = open('/nos-coachs', 'Nos coachs');
  const coaches = within(page.getByRole('list', { name: 'Nos coachs' }));
  for (const { firstName, lastName, bio, tags } of BUILT_IN_COACHES) {
    expect(coaches.getByRole('heading', { name: `${firstName} ${lastName}` })).toBeDefined();
    expect(coaches.getByText((words) => plain(words) === plain(bio))).toBeDefined();
    for (const tag of tags) expect(coaches.getByText(tag)).toBeDefined();
  }
  expect(page.getByRole('region', { name: 'Témoignages' })).toBeDefined();
});
