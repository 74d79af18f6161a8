import { randomInt } from 'node:crypto';
import { receiptNumber } from '#lib/receipt-number.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { teamMailbox } from '#platform/mail/team-mailbox.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { write } from '#platform/write.ts';
import { contentNoticeContract } from '../contract.ts';
import { GRAVITY_OF_NOTICE, noticeHoldsAddress } from '../rules.ts';
import { findSameNotice, insertNotice } from './notice-store.ts';

const api = implementContract(contentNoticeContract);

/** Stores a notice, queues it for the team and confirms it by mail. The same notice again gets the same number. */
const notify = api.notify.handler(async ({ context, input, errors }) => {
  const { services, origin } = context;
  const { outbox, env, secret } = services;
  await enforceRateLimit(context, errors, LIMITS.notices, origin);
  const { website, goodFaith: _said, email, ...said } = input;
  const number = receiptNumber('N', randomInt);
  if (website !== '') return { number };
  // Prevents flooding another person’s mailbox with receipts.
  if (email) await enforceRateLimit(context, errors, LIMITS.mailsByAddress, mailboxHash(secret, email));
  const stored = await write(context, {
    async change({ tx, now }) {
      const id = crypto.randomUUID();
      const { matter } = said;
      const notice = { ...said, name: said.name || null, email: email || null };
      const before = await findSameNotice(tx, notice, now);
      if (before) return before;
      await insertNotice(tx, { ...notice, id, number, created_at: now });
      const gravity = GRAVITY_OF_NOTICE[matter];
      const holdsAddress = noticeHoldsAddress(matter);
      const caseId = await openCase(tx, {
        kind: 'notice',
        source: id,
        subject: null,
        now,
        gravity,
        holdsAddress,
      });
      if (email) await outbox.send(tx, { template: 'notice-receipt', to: email, data: { number, matter } });
      const to = teamMailbox(env);
      if (to) await outbox.send(tx, { template: 'notice-for-team', to, data: { number, matter, caseId } });
      return number;
    },
  });
  return { number: stored };
});

export const contentNoticeRoutes = { notify };
