import type { Services } from '#platform/services.ts';
import type { Renunciation } from '../contract.ts';

export async function renounceByLetter(
  { db, outbox, env, clock }: Pick<Services, 'db' | 'outbox' | 'env' | 'clock'>,
  { website: _trap, ...letter }: Renunciation & { number: string },
): Promise<void> {
  const writtenAt = clock.now().toISOString();
  const { number, service, email } = letter;
  await db.transaction(async (tx) => {
    await outbox.send(tx, {
      template: 'renunciation-receipt',
      to: email,
      data: { number, service, writtenAt },
    });
    const team = env.ADMIN_EMAIL ?? env.TEAM_EMAIL;
    if (team)
      await outbox.send(tx, { template: 'renunciation-for-team', to: team, data: { ...letter, writtenAt } });
  });
}
