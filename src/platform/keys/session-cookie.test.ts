import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedAnew, signedToken } from './session-cookie.ts';

const [NOW, FORMER] = ['a secret that only the tests know, 32+', 'the one before, of the tests, 32 signs'];
const keys = { sessionSecrets: () => [NOW, FORMER] };
const signed = (secret: string, token = 'jeton') =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
const anew = (cookie: string) => signedAnew(keys, new Headers({ cookie }), 'lueur').get('cookie');

test('re-signs a session cookie of the previous secret for the library, and keeps the other cookies', () => {
  expect(anew(`avant=1; lueur=${signed(FORMER)}; après=2`)).toBe(`avant=1; après=2; lueur=${signed(NOW)}`);
});

test.each([
  'lueur=',
  'lueur=.',
  'lueur=jeton',
  'lueur=%',
  'lueur=%E0%A4%A',
  'lueur=%00.%00',
  'lueur="jeton.signature"',
  'lueur',
  '=;;=',
  ';;;',
  `lueur=${'%25'.repeat(2000)}`,
  `lueur=${signed('a secret of nobody here, of 32 signs')}`,
])('passes a foreign cookie unchanged: %s', (cookie) => {
  expect(anew(cookie)).toBe(new Headers({ cookie }).get('cookie'));
});

test('rejects a signature of another length or token', () => {
  const [token, signature] = decodeURIComponent(signed(NOW)).split('.');
  expect(signedToken(keys, `${token}.${signature}`)).toBe('jeton');
  for (const cookie of [`${token}.${signature}=`, `${token}.`, `autre.${signature}`, `.${signature}`])
    expect(signedToken(keys, cookie)).toBeUndefined();
});
