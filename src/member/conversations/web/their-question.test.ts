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
])('the question « %s » means nothing by itself', (question) => {
  expect(isEcho(question)).toBe(true);
});

test.each([
  'Et vous aimez la mer ?',
  'Quel sentier ?',
  'Vous venez souvent ici ?',
  'Et toi, tu lis quoi ?',
  'Où habitez-vous ?',
  'Et la mer ?',
])('the question « %s » may be quoted', (question) => {
  expect(isEcho(question)).toBe(false);
});
