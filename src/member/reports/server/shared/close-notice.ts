import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { NoticeOutcome } from '../../rules.ts';
import { markSettled } from '../notice-store.ts';

type Settlement = {
  notice: string;
  outcome: NoticeOutcome;
  answer: string;
  token: string;
};

/** Decides a notice once, and mails the outcome to its author (DSA 16.5). */
export async function closeNotice(
  tx: Database,
  { outbox }: Pick<Services, 'outbox'>,
  { notice, outcome, answer, token }: Settlement,
  now: Date,
): Promise<'settled' | 'not-found'> {
  const settled = await markSettled(tx, notice, { outcome, answer, settled_at: now });
  if (!settled) return 'not-found';
  const { email, number } = settled;
  if (email)
    await outbox.send(tx, {
      template: 'notice-decided',
      to: email,
      data: { number, outcome, answer, token },
    });
  return 'settled';
}
