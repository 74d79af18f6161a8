import { randomInt } from 'node:crypto';
import { receiptNumber } from '#lib/receipt-number.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { teamMailbox } from '#platform/mail/team-mailbox.ts';
import type { Services } from '#platform/services.ts';
import type { ContentNotice } from '../contract.ts';
import { GRAVITY_OF_NOTICE, noticeHoldsAddress } from '../rules.ts';
import { findSameNotice, insertNotice } from './notice-store.ts';

/** Stores a notice, queues it for the team and confirms it by mail, in one transaction. @returns the receipt number */
export async function sendNotice(
  { db, outbox, env, clock }: Pick<Services, 'db' | 'outbox' | 'env' | 'clock'>,
  { website: _trap, goodFaith: _said, name, email, ...said }: ContentNotice,
): Promise<string> {
  const now = clock.now();
  const id = crypto.randomUUID();
  const number = receiptNumber('N', randomInt);
  const { matter } = said;
  return db.transaction(async (tx) => {
    const before = await findSameNotice(tx, { ...said, email: email || null }, now);
    if (before) return before;
    await insertNotice(tx, {
      id,
      number,
      ...said,
      name: name || null,
      email: email || null,
      created_at: now,
    });
    const caseId = await openCase(tx, {
      kind: 'notice',
      source: id,
      subject: null,
      now,
      gravity: GRAVITY_OF_NOTICE[matter],
      holdsAddress: noticeHoldsAddress(matter),
    });
    if (email) await outbox.send(tx, { template: 'notice-receipt', to: email, data: { number, matter } });
    const team = teamMailbox(env);
    if (team)
      await outbox.send(tx, { template: 'notice-for-team', to: team, data: { number, matter, caseId } });
    return number;
  });
}
