import { findMailAddress } from '#platform/database/find-mail-address.ts';
import type { Services } from '#platform/services.ts';
import { recordWithdrawal, type StoredOrder } from './store.ts';

/** Stores the withdrawal, confirms it by mail, and tells the team, who must refund within 14 days. */
export async function withdrawOrder(
  { db, outbox, env }: Pick<Services, 'db' | 'outbox' | 'env'>,
  order: StoredOrder,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await recordWithdrawal(tx, order.id, now))) return;
    const buyer = await findMailAddress(tx, order.user_id);
    const data = {
      order: order.id,
      service: order.service,
      priceCents: order.price_cents,
      withdrawnAt: now.toISOString(),
    };
    for (const to of [buyer, env.ADMIN_EMAIL ?? env.TEAM_EMAIL]) {
      if (to) await outbox.send(tx, { template: 'contract-renounced', to, data });
    }
  });
}
