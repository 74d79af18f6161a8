import { expect, test } from 'vitest';
import { checkFreeText } from './check-free-text.ts';

test.each([
  ['phone', 'Appelez-moi au 06 12 34 56 78'],
  ['phone', 'mon numéro : 0.6.1.2.3.4.5.6.7.8'],
  ['phone', '+33 6 12 34 56 78'],
  ['phone', '０６１２３４５６７８'],
  ['email', 'Écrivez à claire.exemple@exemple.fr'],
  ['link', 'Tout est sur https://exemple.fr/moi'],
  ['link', 'retrouvez-moi sur www.exemple.com'],
  ['link', 'exemple.fr'],
  ['doubtful', 'mon insta est facile à deviner'],
])('finds the %s in « %s »', (verdict, text) => {
  expect(checkFreeText(text)).toBe(verdict);
});

test.each([
  'J’aime les balades en forêt, les marchés du dimanche et les longues conversations.',
  'Née en 1984, deux enfants de 8 et 11 ans, 1 m 68.',
  'Je vis à Lyon. Me voici prête à rencontrer quelqu’un de bien.',
  'Depuis 2019 je cours 10 km chaque semaine, parfois 21 km en 2 h 05.',
  'Cinéma, théâtre, 3 chats, 1 jardin de 200 m2 et 45 tomates en 2026 !',
])('leaves an ordinary text alone: « %s »', (text) => {
  expect(checkFreeText(text)).toBe('ok');
});
