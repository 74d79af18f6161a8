import { randomInt } from 'node:crypto';
import { receiptNumber } from '#lib/receipt-number.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { teamMailbox } from '#platform/mail/team-mailbox.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { type ContentNotice, contentNoticeContract } from '../contract.ts';
import { GRAVITY_OF_NOTICE, noticeHoldsAddress } from '../rules.ts';
import { findSameNotice, insertNotice } from './notice-store.ts';

const api = implementContract(contentNoticeContract);

const notify = api.notify.handler(async ({ context, input, errors }) => {
  const { services, origin } = context;
  await enforceRateLimit(context, errors, LIMITS.notices, origin);
  if (input.website !== '') return { number: receiptNumber('N', randomInt) };
  // Prevents flooding another person’s mailbox with receipts.
  if (input.email)
    await enforceRateLimit(context, errors, LIMITS.mailsByAddress, mailboxHash(services.secret, input.email));
  return { number: await sendNotice(services, input) };
});

export const contentNoticeRoutes = { notify };

/** Stores a notice, queues it for the team and confirms it by mail, in one transaction. @returns the receipt number */
async function sendNotice(
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
