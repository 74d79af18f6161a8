import { expect, test } from 'vitest';
import { hashPassword } from './auth.ts';

test('hashes a password with argon2id, 19 MiB, two passes and its own salt', async () => {
  const [one, other] = await Promise.all([
    hashPassword('un beau soir d’été'),
    hashPassword('un beau soir d’été'),
  ]);
  for (const kept of [one, other])
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});
