import { expect, test } from 'vitest';
import { noticeOf } from './push-notice.ts';

const MESSAGE = { title: 'Un message vous attend', body: 'Ouvrez Lueur pour le lire.', path: '/chat' };

test.each([
  undefined,
  null,
  'x',
  4,
  {},
  { title: 3, body: [], path: '/ailleurs' },
  { path: '//exemple.invalid' },
])('a push that says %j announces a message', (said) => {
  expect(noticeOf(said)).toEqual(MESSAGE);
});

test('the weekly push has its own text and page', () => {
  const week = {
    title: 'Dans votre sélection : Karim',
    body: 'Karim – Vous aimez la danse.',
    path: '/selection',
  };
  expect(noticeOf(week)).toEqual(week);
});
