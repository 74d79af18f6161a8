import { tooManyRequests } from '#lib/contract-base.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import { consumeInTurn, LIMITS } from '#platform/rate-limit.ts';
import { mailedLinksContract } from '../contract.ts';
import { redeemMailCode } from './shared/mail-code.ts';

const api = implementContract(mailedLinksContract);

const redeemCode = api.redeemCode.handler(async ({ context, input, errors }) => {
  const { services, origin } = context;
  const { db, clock, secret } = services;
  const { page, email: to, code } = input;
  const now = clock.now();
  // One transaction that always writes: the answer takes as long for an address that no mail was sent to.
  const { attempt, token } = await db.transaction(async (tx) => {
    const who = `${page}:${addressPseudonym(secret, to)}`;
    const attempt = await consumeInTurn(
      tx,
      [
        [LIMITS.mailCodesByOrigin, origin],
        [LIMITS.mailCodesByAddress, who],
      ],
      now,
    );
    const token = attempt.allowed ? await redeemMailCode(services, tx, { page, to, code, now }) : undefined;
    return { attempt, token };
  });
  if (!attempt.allowed) {
    const { retryAfterSeconds } = attempt;
    throw errors.TOO_MANY_REQUESTS({
      message: tooManyRequests(retryAfterSeconds),
      data: { retryAfterSeconds },
    });
  }
  if (token === undefined) throw errors.WRONG_CODE();
  return { token };
});

export const mailedLinksRoutes = { redeemCode };
