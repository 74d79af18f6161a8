import { useQuery } from '@tanstack/react-query';
import { createApi } from '#browser/api/create-api.ts';
import { membershipContract } from '../../contract.ts';
import type { OfferKey } from '../../rules.ts';
import { DEFAULT_OFFERS, priceWords } from '../../texts.ts';

export const membershipApi = createApi('membership', membershipContract);

const FRESH_MS = 60_000;
type Said = { price: string; today: string };

/** Falls back to the content’s prices while loading. */
export function useOffers(): Record<OfferKey, Said> {
  const { data } = useQuery(membershipApi.offers.queryOptions({ staleTime: FRESH_MS }));
  const said = (key: OfferKey): Said =>
    data?.find((one) => one.key === key) ?? {
      price: priceWords(DEFAULT_OFFERS[key].priceCents),
      today: DEFAULT_OFFERS[key].today,
    };
  return {
    membership: said('membership'),
    masterclass: said('masterclass'),
    coaching: said('coaching'),
    'first-session': said('first-session'),
  };
}
