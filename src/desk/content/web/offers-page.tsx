import { useQuery } from '@tanstack/react-query';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { NOTHING_TO_PAY } from '#member/membership/texts/services.ts';
import { ContentPart } from './content-part.tsx';
import { OfferForm } from './offer-form.tsx';
import { deskContentApi } from './shared/api.ts';

export const meta = deskMeta('Prix et offres');

export default function OffersPage() {
  const query = useQuery(deskContentApi.offers.queryOptions());
  return (
    <ContentPart
      title="Prix et offres"
      intro={`Les mêmes prix sur toutes les pages, et à côté de chacun : « ${NOTHING_TO_PAY} »`}
      query={query}
    >
      {(list) => (
        <ul className="grid items-start gap-5 lg:grid-cols-2">
          {list.map((offer) => (
            <OfferForm key={offer.key} offer={offer} />
          ))}
        </ul>
      )}
    </ContentPart>
  );
}
