import { describe, expect, it } from 'vitest';
import { cityQueryOf, cityText } from './profile-fields.tsx';

const lyon = { code: '69123', name: 'Lyon', postalCode: '69001', department: 'Rhône' };

describe('the text of a city', () => {
  it('distinguishes namesakes', () => {
    expect(cityText(lyon)).toBe('Lyon (69001, Rhône)');
  });

  it.each([
    ['Lyon', 'Lyon'],
    [' lyon 3 ', 'lyon 3'],
    ['Lyon (69)', 'Lyon (69)'],
    [cityText(lyon), 'Lyon'],
    ['Lyon (69001, Rhô', 'Lyon'],
  ])('searches « %s » as « %s »', (text, query) => {
    expect(cityQueryOf(text)).toBe(query);
  });
});
