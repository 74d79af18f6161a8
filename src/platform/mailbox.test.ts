import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emailAddress } from '#lib/email-address.ts';
import { sharedApp } from '#testing/test-app.ts';
import { mailboxHash, mailboxOf, mailboxSql } from './mailbox.ts';

/** Spellings, and the mailbox of all of them. */
const SPELLINGS = [
  [
    'claire@exemple.fr',
    ['claire@exemple.fr', 'CLAIRE@Exemple.FR', ' claire@exemple.fr ', 'claire+@exemple.fr'],
  ],
  ['claire@exemple.fr', ['claire+lueur@exemple.fr', 'claire+un+deux@exemple.fr', 'Claire+A.B@exemple.fr']],
  ['claire.martin@exemple.fr', ['claire.martin@exemple.fr', 'claire.martin+x@exemple.fr']],
  ['clairemartin@gmail.com', ['claire.martin@gmail.com', 'c.l.a.i.r.e.martin@gmail.com']],
  ['clairemartin@gmail.com', ['clairemartin@googlemail.com', 'Claire.Martin+un+deux@GoogleMail.com']],
  ['clairemartin@gmail.com', ['claire.martin+a.b@gmail.com', 'CLAIRE.martin@gmail.com']],
  ['karim@exemple.fr', ['\u212Aarim@exemple.fr', 'karim@EXEMPLE.fr']],
  ['karim@xn--caf-dma.fr', ['karim@café.fr', 'karim@CAFÉ.fr', 'karim+x@xn--caf-dma.fr']],
  ['karim@exemple.fr', ['karim@ｅｘｅｍｐｌｅ.fr']],
  ['+karim@exemple.fr', ['+karim@exemple.fr']],
] as const;
const EACH = SPELLINGS.flatMap(([mailbox, all]) => all.map((spelling) => [spelling, mailbox] as const));

describe('the mailbox of an address', () => {
  test.each(EACH)('%s leads to %s', (spelling, mailbox) => {
    expect(mailboxOf(spelling)).toBe(mailbox);
    expect(mailboxHash('secret', spelling)).toBe(mailboxHash('secret', mailbox));
  });

  test.each([
    ['claire.martin@exemple.fr', 'clairemartin@exemple.fr'],
    ['claire@exemple.fr', 'claire@exemple.com'],
    ['claire@gmail.com', 'claire@gmail.fr'],
    ['+a@exemple.fr', '+b@exemple.fr'],
  ])('differs for %s and %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });

  test('has the same value in SQL for every possible address', async () => {
    const { db } = await sharedApp();
    for (const typed of [
      ...EACH.map(([spelling]) => spelling),
      '.@gmail.com',
      '+@exemple.fr',
      '+.+@gmail.com',
    ]) {
      const parsed = emailAddress.safeParse(typed);
      const stored = parsed.success ? parsed.data : typed.trim().toLowerCase();
      if (/[^ -~]/.test(stored)) continue;
      const { rows } = await db.execute<{ mailbox: string }>(
        sql`SELECT ${mailboxSql(sql`${stored}::text`)} AS mailbox`,
      );
      expect(rows[0]?.mailbox, stored).toBe(mailboxOf(stored));
    }
  });
});
