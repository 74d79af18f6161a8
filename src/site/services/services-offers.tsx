import { Gift } from 'lucide-react';
import { OFFERS, YOUNG_ADULT_OFFER } from '#features/accompaniment/texts.ts';
import { TextLink } from '#ui/link.tsx';

/** The offers of the moment, as they are written (D22). */
export function Offers() {
  return (
    <div className="grid gap-3 rounded-card bg-abricot-100 p-6">
      <p className="flex items-center gap-2 font-semibold">
        <Gift aria-hidden="true" className="size-5 text-prune" />
        Les offres
      </p>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-prune">
        {OFFERS.map((offer) => (
          <li key={offer} className="pl-1">
            {offer}
          </li>
        ))}
        <li className="pl-1">
          <TextLink to="/landing/jeunes-adultes">Vous avez entre 25 et 35 ans ?</TextLink> {YOUNG_ADULT_OFFER}
        </li>
      </ul>
    </div>
  );
}
