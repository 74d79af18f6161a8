import { expect, test } from 'vitest';
import { iceServersFor } from './ice-servers.ts';

const who = { secret: 'le secret', member: 'membre-1', now: new Date('2026-11-22T12:00:00Z') };
const URLS = ['turn:relais.example:3478', 'turns:relais.example:5349'];

test('without a relay no server of anyone is named', () => {
  expect(iceServersFor({ TURN_URL: undefined }, who)).toEqual([]);
});

test('with a shared secret each member has a password of their own, for some hours', () => {
  const [server] = iceServersFor({ TURN_URL: URLS, TURN_SECRET: 'secret partagé' }, who);
  expect(server?.urls).toEqual(URLS);
  const expiry = Number(server?.username.split(':')[0]) * 1000 - who.now.getTime();
  expect(expiry / 3_600_000).toBeCloseTo(2.17, 1);
  expect(server?.username).not.toContain('membre-1');
  expect(server?.credential).toMatch(/^[\w+/]{27}=$/);
  const other = iceServersFor(
    { TURN_URL: URLS, TURN_SECRET: 'secret partagé' },
    { ...who, member: 'membre-2' },
  );
  expect(other[0]?.credential).not.toBe(server?.credential);
});

test('with a user and a password, those', () => {
  const env = { TURN_URL: URLS, TURN_USER: 'lueur', TURN_PASSWORD: 'passe' };
  expect(iceServersFor(env, who)).toEqual([{ urls: URLS, username: 'lueur', credential: 'passe' }]);
});
