import type { Services } from '#platform/services.ts';
import type { Renunciation } from '../contract.ts';

/** @param letter with the idempotency key of its mails */
export async function renounceByLetter(
  { db, outbox, env, clock }: Pick<Services, 'db' | 'outbox' | 'env' | 'clock'>,
  { clientId: _, key, ...letter }: Omit<Renunciation, 'website'> & { number: string; key: string },
): Promise<void> {
  const writtenAt = clock.now().toISOString();
  const { number, service, email } = letter;
  await db.transaction(async (tx) => {
    await outbox.send(tx, {
      template: 'renunciation-receipt',
      to: email,
      key,
      data: { number, service, writtenAt },
    });
    const team = env.ADMIN_EMAIL ?? env.TEAM_EMAIL;
    if (team)
      await outbox.send(tx, {
        template: 'renunciation-for-team',
        to: team,
        key,
        data: { ...letter, writtenAt },
      });
  });
}
