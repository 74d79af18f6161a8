import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compareClocks, currentTime, deviceZone } from './clock.ts';
import { comingTeamMoment, onThisDevice, teamMoment, teamTime } from './team-time.ts';

const plain = (words: string | null) => words?.replaceAll('\u00a0', ' ') ?? null;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllEnvs();
  compareClocks({ headers: new Headers({ date: new Date().toUTCString() }) });
});

describe('an hour of the team, on a device in', () => {
  test.each([
    ['Europe/Paris', null],
    ['Europe/Madrid', null],
    ['Indian/Reunion', '22 h 30 sur votre appareil'],
    ['America/Martinique', '14 h 30 sur votre appareil'],
    ['Pacific/Noumea', 'vendredi 4 décembre à 5 h 30 sur votre appareil'],
    ['Pacific/Tahiti', '8 h 30 sur votre appareil'],
    ['Pacific/Marquesas', '9 h sur votre appareil'],
  ])('%s', (zone, here) => {
    vi.stubEnv('TZ', zone);
    const instant = new Date('2026-12-03T18:30:00Z');
    const beside = here ? ` (heure de Paris, ${here})` : '';
    expect(deviceZone()).toBe(zone);
    expect(plain(onThisDevice(instant))).toBe(here);
    expect(plain(teamTime(instant))).toBe(`19 h 30${beside}`);
    expect(plain(teamMoment(instant))).toBe(`jeudi 3 décembre à 19 h 30${beside}`);
    expect(plain(comingTeamMoment(instant))).toBe(here ? plain(teamMoment(instant)) : 'demain à 19 h 30');
  });

  test.each([
    ['the spring night', '2026-03-29T17:30:00Z', '21 h 30'],
    ['the autumn night', '2026-10-25T18:30:00Z', '22 h 30'],
  ])('Indian/Reunion, after %s of Paris', (_night, instant, here) => {
    vi.stubEnv('TZ', 'Indian/Reunion');
    expect(plain(teamTime(new Date(instant)))).toBe(`19 h 30 (heure de Paris, ${here} sur votre appareil)`);
  });
});

test.each([
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
  ['two years ahead', 2 * 365 * 86_400_000],
  ['in 1970', -new Date('2026-12-02T12:00:00Z').getTime()],
])('a device whose clock is %s uses the clock of the server', (_, ahead) => {
  const now = new Date('2026-12-02T12:00:00Z');
  vi.setSystemTime(now.getTime() + ahead);
  compareClocks({ headers: new Headers({ date: now.toUTCString() }) });
  expect(currentTime()).toEqual(now);
  compareClocks({ headers: new Headers() });
  expect(currentTime()).toEqual(now);
});

test('ignores a difference of seconds, which may be latency', () => {
  compareClocks({ headers: new Headers({ date: new Date(Date.now() - 20_000).toUTCString() }) });
  expect(currentTime()).toEqual(new Date());
});
