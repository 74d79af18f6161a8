import { expect, test } from 'vitest';
import { hashPassword } from './auth.ts';

test('a password is kept as argon2id with 19 MiB and two passes, each under a salt of its own', async () => {
  const [one, other] = await Promise.all([
    hashPassword('un beau soir d’été'),
    hashPassword('un beau soir d’été'),
  ]);
  for (const kept of [one, other])
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});
