import { parisDay } from '#lib/french-date.ts';
import { receiptNumber } from '#lib/receipt-number.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { findMailAddress } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { membershipContract, type Order } from '../contract.ts';
import { canWithdrawOrder, shownOffer, withdrawalEnds } from '../rules.ts';
import { priceWords } from '../texts.ts';
import {
  findOrder,
  isFoundingMember,
  listOffers,
  listOrders,
  recordWithdrawal,
  type StoredOrder,
} from './store.ts';

const api = implementContract(membershipContract);

const mine = api.mine.use(requireProfile).handler(async ({ context: { me, services } }) => ({
  offered: await isFoundingMember(services.db, me),
  orders: (await listOrders(services.db, me)).map(asSeen),
}));

const withdraw = api.withdraw.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const order = await findOrder(services.db, me, input.id);
  if (!order) throw errors.NOT_FOUND();
  const verdict = canWithdrawOrder(
    { orderedAt: order.ordered_at, withdrawnAt: order.withdrawn_at },
    services.clock.now(),
  );
  if (verdict === 'too-late') throw errors.TOO_LATE();
  // Idempotent: already withdrawn in another tab.
  if (verdict === 'already') return asSeen(order);
  const withdrawnAt = await write(context, {
    async change({ tx, now }) {
      if (!(await recordWithdrawal(tx, order.id, now))) return UNCHANGED;
      await mailWithdrawal(tx, services, order, now);
      return now;
    },
  });
  if (withdrawnAt !== UNCHANGED) return asSeen({ ...order, withdrawn_at: withdrawnAt });
  const stored = await findOrder(services.db, me, input.id);
  return asSeen(stored ?? order);
});

/** Confirms the withdrawal to the buyer, and tells the team, who must refund within 14 days. */
async function mailWithdrawal(
  tx: Database,
  { outbox, env }: Services,
  { id, service, price_cents, user_id }: StoredOrder,
  now: Date,
): Promise<void> {
  const data = { order: id, service, priceCents: price_cents, withdrawnAt: now.toISOString() };
  for (const to of [await findMailAddress(tx, user_id), env.ADMIN_EMAIL ?? env.TEAM_EMAIL])
    if (to) await outbox.send(tx, { template: 'contract-renounced', to, data });
}

/** Without a log-in (directive 2023/2673): the team looks up the contract. */
const renounce = api.renounce.handler(async ({ context, input, errors }) => {
  const { services, origin } = context;
  await enforceRateLimit(context, errors, LIMITS.renunciations, origin);
  const { outbox, env, secret } = services;
  const { website, ...sent } = input;
  const key = pseudonym(secret, `renunciation:${JSON.stringify(sent)}`);
  const number = receiptNumber('R', pickFrom(key));
  if (website !== '') return { number };
  // Prevents flooding another person’s mailbox with receipts.
  await enforceRateLimit(context, errors, LIMITS.mailsByAddress, mailboxHash(secret, input.email));
  const { clientId: _, ...letter } = sent;
  const { service, email } = letter;
  await write(context, {
    async change({ tx, now }) {
      const writtenAt = now.toISOString();
      const receipt = { number, service, writtenAt };
      await outbox.send(tx, { template: 'renunciation-receipt', to: email, key, data: receipt });
      const told = { ...letter, number, writtenAt };
      const team = env.ADMIN_EMAIL ?? env.TEAM_EMAIL;
      if (team) await outbox.send(tx, { template: 'renunciation-for-team', to: team, key, data: told });
    },
  });
  return { number };
});

/** Returns a deterministic picker seeded by a keyed hash, so that a resent letter gets the same number. */
function pickFrom(key: string): (below: number) => number {
  const bytes = Buffer.from(key, 'base64url').values();
  return (below) => (bytes.next().value ?? 0) % below;
}

function asSeen({ id, service, price_cents, ordered_at, withdrawn_at }: StoredOrder): Order {
  return {
    id,
    service,
    priceCents: price_cents,
    orderedAt: ordered_at.toISOString(),
    withdrawableUntil: withdrawalEnds(ordered_at).toISOString(),
    withdrawnAt: withdrawn_at?.toISOString() ?? null,
  };
}

const offers = api.offers.handler(async ({ context: { services } }) => {
  const day = parisDay(services.clock.now());
  return (await listOffers(services.db)).map((offer) => ({
    key: offer.key,
    price: priceWords(offer.priceCents),
    today: shownOffer(offer, day),
  }));
});

export const membershipRoutes = { mine, offers, renounce, withdraw };
