import type { Database } from '#platform/database/client.ts';
import { type MembershipOffer, OFFER_KEYS } from '../rules.ts';
import { DEFAULT_OFFERS } from '../texts.ts';
import { offers } from './tables.ts';

/** Lists prices and offers: the stored ones, otherwise those of the content. */
export async function listOffers(db: Database): Promise<MembershipOffer[]> {
  const stored = await db.select().from(offers);
  return OFFER_KEYS.map((key) => {
    const row = stored.find((one) => one.key === key);
    if (!row) {
      const { priceCents, today } = DEFAULT_OFFERS[key];
      return { key, priceCents, today, until: null };
    }
    return { key, priceCents: row.price_cents, today: row.today, until: row.until_day };
  });
}

/** Upserts the price and offer of a service. */
export async function upsertOffer(
  tx: Database,
  { key, priceCents, today, until }: MembershipOffer,
): Promise<void> {
  const columns = { price_cents: priceCents, today, until_day: until };
  await tx
    .insert(offers)
    .values({ key, ...columns })
    .onConflictDoUpdate({ target: offers.key, set: columns });
}
