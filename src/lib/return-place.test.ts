import { expect, test } from 'vitest';
import { findReturnPlace, returnState } from './return-place.ts';

const members = (from: unknown) => findReturnPlace({ from }, 'members');
const desk = (from: unknown) => findReturnPlace({ from }, 'desk');

test('a log-in returns to the requested member page, with its parameters', () => {
  expect(findReturnPlace(returnState({ pathname: '/chat', search: '?contact=12' }), 'members')).toBe(
    '/chat?contact=12',
  );
  for (const place of [
    '/settings/mot-de-passe',
    '/webinaires/8/inscription',
    '/inscription/quiz?from=profile',
    '/appel/equipe?rendez-vous=7f1c',
    '/chat?contact=coach',
  ])
    expect(members(place)).toBe(place);
});

test('a log-in never leads to another host, to a page without a session, or to an invalid address', () => {
  for (const place of [
    '//ailleurs.invalid/dashboard',
    '/\\ailleurs.invalid',
    'https://ailleurs.invalid/dashboard',
    'javascript:alert(1)',
    'dashboard',
    '/dashboard/../equipe',
    '/dashboard\n//ailleurs.invalid',
    '/dashboard#jeton=abc',
    '/dashboard?a=1?b=2',
    '/webinaires/%2F%2Failleurs.invalid/inscription',
    '/inscription/form?mode=login',
    '/reset-password',
    '/changer-d-adresse',
    '/desinscription',
    '/api/session',
    '/nulle-part',
    '/',
    '',
    null,
    12,
  ])
    expect(members(place), String(place)).toBeNull();
  for (const note of [null, undefined, 'from', {}, { passwordReset: true }])
    expect(findReturnPlace(note, 'members')).toBeNull();
});

test('keeps only known and well-formed query parameters: no token, no address, no search', () => {
  expect(members('/chat?contact=12&token=abc&jeton=abc')).toBe('/chat?contact=12');
  expect(members('/chat?contact=%2F%2Failleurs.invalid')).toBe('/chat');
  expect(members(`/chat?contact=${'1'.repeat(65)}`)).toBe('/chat');
  expect(desk('/equipe/messages/4?liste=mine&q=camille@exemple.invalid')).toBe(
    '/equipe/messages/4?liste=mine',
  );
});

test('a member log-in never leads to a desk page, or vice versa', () => {
  expect(desk('/equipe/moderation/3')).toBe('/equipe/moderation/3');
  expect(desk('/equipe')).toBe('/equipe');
  expect(members('/equipe/moderation/3')).toBeNull();
  for (const place of ['/dashboard', '/equipementier', '/equipe/connexion', '/equipe/mot-de-passe'])
    expect(desk(place), place).toBeNull();
});
