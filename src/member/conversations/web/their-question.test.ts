import { expect, test } from 'vitest';
import { isEcho } from './their-question.tsx';

test.each([
  'Et vous ?',
  'et toi ?',
  'Et vous\u202f?',
  'Et vous alors ?',
  'Et de votre côté ?',
  'Mais vous ?',
  'Et pour vous ?',
  'Et chez vous ?',
  'Vous aussi ?',
])('treats « %s » as meaningless without its context', (question) => {
  expect(isEcho(question)).toBe(true);
});

test.each([
  'Et vous aimez la mer ?',
  'Quel sentier ?',
  'Vous venez souvent ici ?',
  'Et toi, tu lis quoi ?',
  'Où habitez-vous ?',
  'Et la mer ?',
])('lets « %s » be quoted on its own', (question) => {
  expect(isEcho(question)).toBe(false);
});
