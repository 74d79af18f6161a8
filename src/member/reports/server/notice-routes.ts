import { randomInt } from 'node:crypto';
import { receiptNumber } from '#lib/receipt-number.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { contentNoticeContract } from '../contract.ts';
import { sendNotice } from './send-notice.ts';

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
