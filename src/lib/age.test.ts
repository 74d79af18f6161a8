import { describe, expect, test } from 'vitest';
import { ageOn, yearsBefore } from './age.ts';

describe('the age', () => {
  test.each([
    ['the day before a birthday', '1992-03-14', '2026-03-13', 33],
    ['on a birthday', '1992-03-14', '2026-03-14', 34],
    ['born on 29 February, on 28 February of a common year', '2008-02-29', '2026-02-28', 17],
    ['born on 29 February, on 1 March of a common year', '2008-02-29', '2026-03-01', 18],
    ['born on 29 February, on 29 February', '2008-02-29', '2028-02-29', 20],
    ['born on 1 March, on 29 February', '2010-03-01', '2028-02-29', 17],
  ])('%s', (_, birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  test.each(['2026-02-29', '2026-13-01', '14/03/1992', '1992-3-14', '', '1992-03-14T10:00'])(
    'returns undefined for the date « %s »',
    (date) => {
      expect(ageOn(date, '2026-11-21')).toBeUndefined();
    },
  );
});

test('29 February becomes the 28th in earlier common years', () => {
  expect([
    yearsBefore('2028-02-29', 4),
    yearsBefore('2028-02-29', 18),
    yearsBefore('2026-11-21', 45),
  ]).toEqual(['2024-02-29', '2010-02-28', '1981-11-21']);
});
