import { describe, expect, test } from 'vitest';
import { canPublish, isInvented, whoIsShown } from './rules.ts';

const person = (name: string, shown: boolean, example: boolean) => ({ name, shown, example });
const real = person('Nadia', true, false);
const hidden = person('Omar', false, false);
const example = person('Aïssata', true, true);

describe('the pages show', () => {
  test('real people if there are any, without examples', () => {
    expect(whoIsShown([example, real, hidden])).toEqual([real]);
    expect(isInvented(whoIsShown([example, real]))).toBe(false);
  });

  test('stored examples while no real person is visible', () => {
    expect(whoIsShown([example, hidden])).toEqual([example]);
    expect(isInvented(whoIsShown([example]))).toBe(true);
  });

  test('the examples of the build while no person is stored', () => {
    expect(whoIsShown([])).toBeUndefined();
    expect(whoIsShown([hidden])).toBeUndefined();
    expect(isInvented(undefined)).toBe(true);
  });

  test('no person once the examples were withdrawn', () => {
    expect(whoIsShown([example], true)).toEqual([]);
    expect(isInvented([])).toBe(false);
    expect(whoIsShown([example, real], true)).toEqual([real]);
  });
});

test.each([
  ['an example', { example: true, consentedOn: null, proof: '' }, 'ok'],
  ['words with a proof of consent', { example: false, consentedOn: '2026-11-02', proof: 'mail' }, 'ok'],
  ['words without consent', { example: false, consentedOn: null, proof: 'mail' }, 'consent-missing'],
  ['words without a proof', { example: false, consentedOn: '2026-11-02', proof: ' ' }, 'proof-missing'],
])('%s can be published or not', (_, testimonial, verdict) => {
  expect(canPublish(testimonial)).toBe(verdict);
});
