import { expect, test } from 'vitest';
import { checkName, posesAsTeam } from './person-name.ts';
import { plainName } from './plain-name.ts';

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
  'Anne\u2011Laure',
  'Marie\u00a0Claude',
  'Ti\u1ebfn',
  'Tie\u0302\u0301n',
  'Cochet',
  'Marie-Madeleine',
  'Serviane',
  'Élio',
  'สมชาย',
  'Valueur',
  'Lueurette',
])('« %s » is a name', (name) => {
  expect(checkName(name)).toBe('ok');
  expect(posesAsTeam(name)).toBe(false);
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
  'Coach',
  'Coach Julie',
  'Matchmaker',
  'Match-Maker',
  'Officiel',
  'Officielle',
  'Service clients',
  'Services clients',
  'Support technique',
  'А\u0064min',
  'Аdmin',
  'Соасh',
  'Ad min',
  'M o d é r a t i o n',
  'Lueur',
  'Vérifiée',
  'L·u·e·u·r',
  'Anne Lueur',
  'Paul de l’équipe',
])('« %s » poses as the team', (name) => {
  expect(posesAsTeam(name)).toBe(true);
});

test.each(['', '12', 'Claire2', '☀', '-', '<b>', 'Claire@Lyon', '1u3ur', 'Clаire', 'Annα'])(
  '« %s » is not a name',
  (name) => {
    expect(checkName(name)).toBe('not-a-name');
  },
);

test.each([
  '\u202eClaire',
  'Cl\u200baire',
  'Claire\u2066',
  '\u2800',
  'Cl\u00adaire',
  '\ufeffClaire',
  `E${'\u0301'.repeat(20)}lodie`,
  'Z\u0335\u0321\u0336oe',
])('%j hides characters', (name) => {
  expect(checkName(name)).toBe('hidden-sign');
});

test('typographic hyphens, apostrophes and spaces become plain ones', () => {
  expect(plainName('Anne\u2011Laure')).toBe('Anne-Laure');
  expect(plainName('Marie\u00a0Claude')).toBe('Marie Claude');
  expect(plainName('Marie\u2013Claire')).toBe('Marie-Claire');
  expect(plainName('N\u00b4Diaye')).toBe('N’Diaye');
  expect(plainName('N`Diaye')).toBe('N’Diaye');
  expect(plainName('Mel\u2027lo')).toBe('Mel·lo');
  expect(plainName('Ele\u0301na')).toBe('El\u00e9na');
});
