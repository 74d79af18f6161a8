import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { listOffers, saveOffer as storeOffer } from '#member/membership/server/offer-store.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskContentContract } from '../contract.ts';
import { changeContent } from './change-content.ts';

const api = implementContract(deskContentContract);

const offers = api.offers
  .use(requireStaff('admin'))
  .handler(({ context: { services } }) => listOffers(services.db));

const saveOffer = api.saveOffer.use(requireStaff('admin')).handler(async ({ context, input }) => {
  const subject = { kind: 'content', id: input.key } as const;
  await changeContent(context, { action: 'content.offer', subject }, async (tx) => {
    await storeOffer(tx, input);
    return 'saved';
  });
  return { done: true };
});

export const offerRoutes = { offers, saveOffer };
