import { expect, test } from 'vitest';
import { checkName } from './person-name.ts';

test.each([
  'Claire',
  'Anne-Laure',
  'N’Diaye',
  "D'Artagnan",
  'Jean Luc',
  'J. P.',
  'Émilie',
  'Łukasz',
  'Иван',
  '美咲',
  'أمين',
  'Maël',
])('« %s » is a name', (name) => {
  expect(checkName(name)).toBe('ok');
});

test.each([
  'Équipe Lueur',
  'equipe',
  'L’équipe',
  'Modération',
  'Modératrice Anne',
  'Support',
  'Admin',
  'LUEUR',
  'Luеur',
  'Service client',
  'Équipe de sécurité',
])('« %s » poses as the team', (name) => {
  expect(checkName(name)).toBe('of-the-team');
});

test.each(['', '12', 'Claire2', '☀️', '⠀', '-', '<b>', 'Claire@Lyon', '1u3ur'])(
  '« %s » is no name',
  (name) => {
    expect(checkName(name)).toBe('not-a-name');
  },
);
