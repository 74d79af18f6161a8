import { Gift } from 'lucide-react';
import { SIGN_UP_PATH } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { YOUNG_ADULT_OFFER } from '../prices-content.ts';

/** The special offer. Said twice on the page, it is no landmark: two would have the same name. */
export function OfferBanner() {
  return (
    <div className="page-width">
      <div className="grid items-center gap-x-8 gap-y-5 rounded-[32px] bg-abricot px-6 py-8 sm:px-10 lg:grid-cols-[auto_1fr_auto]">
        <span className="grid size-16 place-items-center rounded-full bg-white text-prune">
          <Gift aria-hidden="true" className="size-8" />
        </span>
        <div className="grid gap-1">
          <h2 className="text-h3 font-text font-semibold tracking-normal">Offre spéciale 25-35 ans</h2>
          <p className="font-title text-h2 font-semibold text-balance">{YOUNG_ADULT_OFFER}</p>
        </div>
        <ButtonLink to={SIGN_UP_PATH} size="large" className="justify-self-start">
          J’en profite
        </ButtonLink>
      </div>
    </div>
  );
}
