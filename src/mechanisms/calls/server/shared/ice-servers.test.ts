import { expect, test } from 'vitest';
import { iceServersFor } from './ice-servers.ts';

const who = { secret: 'le secret', member: 'membre-1', now: new Date('2026-11-22T12:00:00Z') };
const URLS = ['turn:relais.example:3478', 'turns:relais.example:5349'];

test('names no ICE server without a relay', () => {
  expect(iceServersFor({ TURN_URL: undefined }, who)).toEqual([]);
});

test('gives each member a password for a few hours when there is a shared secret', () => {
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

test('uses the fixed user and password when they are set', () => {
  const env = { TURN_URL: URLS, TURN_USER: 'lueur', TURN_PASSWORD: 'passe' };
  expect(iceServersFor(env, who)).toEqual([{ urls: URLS, username: 'lueur', credential: 'passe' }]);
});
