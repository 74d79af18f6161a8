import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKeys, SealError } from './keys.ts';
import { signedAnew, signedToken } from './session-cookie.ts';

const [OLD, NEW] = ['le premier secret, de trente-deux signes', 'le second secret, de trente-deux signes..'];
const UNTIL = new Date('2026-12-01T00:00:00Z');
const clock = (iso: string) => ({ now: () => new Date(iso) });
const before = clock('2026-11-30T23:59:59Z');
const former = createKeys({ current: OLD }, before);
const during = createKeys({ current: NEW, former: { secret: OLD, until: UNTIL } }, before);
const after = createKeys(
  { current: NEW, former: { secret: OLD, until: UNTIL } },
  clock('2026-12-01T00:00:00Z'),
);

describe('a value sealed under one secret', () => {
  const [sealed, signature] = [former.seal('x', 'moi', Buffer.from('à lire')), former.sign('x', 'texte')];
  const session = (keys = former) => `jeton.${signOf(keys)}`;

  test('can be opened under the next secret until its last day, and not a second longer', () => {
    expect(during.open('x', 'moi', sealed).toString()).toBe('à lire');
    expect(during.isSigned('x', 'texte', signature)).toBe(true);
    expect(signedToken(during, session())).toBe('jeton');
    expect(() => after.open('x', 'moi', sealed)).toThrow(SealError);
    expect(after.isSigned('x', 'texte', signature)).toBe(false);
    expect(signedToken(after, session())).toBeUndefined();
  });

  test('gets sealed again under the current secret', () => {
    expect(during.isCurrent(sealed)).toBe(false);
    expect(during.isCurrent(during.seal('x', 'moi', Buffer.from('')))).toBe(true);
    const headers = new Headers({ cookie: `a=1; lueur=${encodeURIComponent(session())}; b=2` });
    const renewed = signedAnew(during, headers, 'lueur').get('cookie');
    expect(renewed).toBe(`a=1; b=2; lueur=${encodeURIComponent(session(after))}`);
  });

  test.each(['lueur=%zz', 'lueur=', 'lueur=x.y', 'autre=1'])(
    'leaves a cookie that we did not sign as it is: %s',
    (cookie) => {
      expect(signedAnew(during, new Headers({ cookie }), 'lueur').get('cookie')).toBe(cookie);
    },
  );

  test('opens only for its own purpose and person', () => {
    expect(() => former.open('y', 'moi', sealed)).toThrow(SealError);
    expect(() => former.open('x', 'elle', sealed)).toThrow(SealError);
    expect(former.isSigned('y', 'texte', signature)).toBe(false);
    expect(() => after.open('x', 'moi', sealed)).toThrow(SealError);
  });

  test('does not open after any change', () => {
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
        const changed = sealed.slice(0, at) + sign + sealed.slice(at + 1);
        fc.pre(
          changed !== sealed &&
            Buffer.from(changed, 'base64url').compare(Buffer.from(sealed, 'base64url')) !== 0,
        );
        expect(() => former.open('x', 'moi', changed)).toThrow(SealError);
      }),
    );
  });
});

function signOf(keys: typeof former): string {
  return createHmac('sha256', keys.sessionSecrets()[0] ?? '')
    .update('jeton')
    .digest('base64');
}
