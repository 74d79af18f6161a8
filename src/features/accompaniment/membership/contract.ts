import { z } from 'zod';
import { base } from '#lib/contract-base.ts';
import { OFFER_KEYS, SOLD_SERVICES } from './rules.ts';

export const order = z.object({
  id: z.string(),
  service: z.enum(SOLD_SERVICES),
  priceCents: z.int(),
  orderedAt: z.iso.datetime(),
  /** Until when it may be renounced without a reason. */
  withdrawableUntil: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type Order = z.infer<typeof order>;

export const membershipContract = {
  offers: base
    .route({ method: 'GET', path: '/offers', summary: 'Prices, and what is offered today; open to everyone' })
    .output(
      z.array(
        z.object({
          key: z.enum(OFFER_KEYS),
          /** « 90 € TTC » */
          price: z.string(),
          /** « Offerte, jusqu’au 31 janvier 2027 » */
          today: z.string(),
        }),
      ),
    ),
  mine: base
    .route({ method: 'GET', path: '/membership', summary: 'One’s membership, and what one has bought' })
    .output(
      z.object({
        /** One of the first thousand, to whom membership is offered. */
        offered: z.boolean(),
        /** Latest first. Nothing is sold on the site today: it stays empty until something is. */
        orders: z.array(order),
      }),
    ),
  withdraw: base
    .route({ method: 'POST', path: '/orders/{id}/withdraw', summary: 'Renounce a contract within 14 days' })
    .errors({
      TOO_LATE: {
        status: 409,
        message:
          'Le délai de 14 jours est passé. Écrivez-nous si quelque chose ne va pas : nous en parlerons.',
      },
    })
    .input(z.object({ id: z.string().max(64) }))
    .output(order),
};
