import { describe, expect, test } from 'vitest';
import { coachingOffer, isSameCoach, nextCoach, safeBookingUrl, safePhotoUrl } from './rules.ts';

describe('safeBookingUrl', () => {
  test.each([
    'https://calendly.com/exemple-lueur',
    'https://www.calendly.com/exemple-lueur/30min?month=2026-11',
    'https://cal.com/exemple',
    'https://zcal.co/exemple#demain',
    'https://calendly.com',
  ])('accepts %s', (url) => {
    expect(safeBookingUrl(url)).toBe(url);
  });

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['without TLS', 'http://calendly.com/exemple'],
    ['to another host', 'https://ailleurs.example/exemple'],
    ['to a host that begins alike', 'https://calendly.com.ailleurs.example/exemple'],
    ['to a host that ends alike', 'https://pas-calendly.com/exemple'],
    ['to a host below an allowed one', 'https://autre.calendly.com/exemple'],
    ['with a name before the host', 'https://calendly.com@ailleurs.example/exemple'],
    ['with a backslash', 'https://calendly.com\\@ailleurs.example'],
    ['with a port', 'https://calendly.com:8443/exemple'],
    ['of a script', 'javascript:alert(1)//https://calendly.com/'],
    ['with a line break', 'https://calendly.com/exemple\njavascript:alert(1)'],
    ['with a space before', ' https://calendly.com/exemple'],
    ['without a protocol', '//calendly.com/exemple'],
  ])('rejects %s', (_, url) => {
    expect(safeBookingUrl(url)).toBeNull();
  });
});

describe('safePhotoUrl', () => {
  test.each(['/coaches/aissata.jpg', '/photo.webp'])('accepts %s, a path on our own site', (path) => {
    expect(safePhotoUrl(path)).toBe(path);
  });

  test.each([
    null,
    '',
    'https://ailleurs.example/x.jpg',
    '//ailleurs.example/x.jpg',
    '/\\ailleurs.example/x.jpg',
    '/coaches/../../secret.jpg',
    'coaches/x.jpg',
    '/x.jpg?u=1',
    'data:image/png;base64,AA',
  ])('rejects %s', (path) => {
    expect(safePhotoUrl(path)).toBeNull();
  });
});

test('assigns the next member to the coach with the fewest members, then to the lowest id', () => {
  const load = (id: string, members: number) => ({ id, members });
  expect(nextCoach([load('b', 1), load('a', 2), load('c', 1)])).toBe('b');
  expect(nextCoach([load('b', 0), load('a', 0)])).toBe('a');
  expect(nextCoach([])).toBeUndefined();
});

test('offers a paid first session until the member has booked a workshop', () => {
  expect([0, 1, 3].map(coachingOffer)).toEqual(['first-session', 'free-interview', 'free-interview']);
});

test('matches coaches by first and last name, regardless of case and spaces', () => {
  const karim = { firstName: 'Karim', lastName: 'Haddad' };
  expect(isSameCoach({ firstName: ' karim', lastName: 'HADDAD ' }, karim)).toBe(true);
  expect(isSameCoach({ firstName: 'Karima', lastName: 'Haddad' }, karim)).toBe(false);
});
