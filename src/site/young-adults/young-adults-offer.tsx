import { Gift } from 'lucide-react';
import { SIGN_UP_PATH } from '#lib/paths.ts';
import { FOUNDING_OFFER, NOTHING_TO_PAY } from '#member/membership/texts/services.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';

/**
 * Appears twice on the page (spec 2 §2), so it is no landmark.
 * @param again whether it is the second one, without the repeated sentence
 */
export function OfferBanner({ again = false }: { again?: boolean }) {
  return (
    <div className="page-width">
      <div className="by-day relative grid items-center gap-x-8 gap-y-5 overflow-hidden rounded-[32px] bg-abricot text-encre px-6 py-8 sm:px-10 lg:grid-cols-[auto_1fr_auto] lg:py-10">
        <span
          aria-hidden="true"
          className="absolute -right-24 -bottom-40 size-80 rounded-full bg-abricot-100/30 lg:right-4 lg:-bottom-64 lg:size-104"
        />
        <span
          aria-hidden="true"
          className="absolute -right-10 -bottom-26 size-52 rounded-full bg-abricot-100/40 lg:right-22 lg:-bottom-46 lg:size-68"
        />
        <span className="relative grid size-16 place-items-center rounded-full bg-carte text-prune">
          <Gift aria-hidden="true" className="size-8" />
        </span>
        <div className="relative grid gap-1">
          <h2 className="text-h3 font-text font-semibold tracking-normal">
            {again ? 'Quand vous voulez' : 'De 25 à 35 ans, et au-delà'}
          </h2>
          <p className="text-lg font-medium lg:font-title lg:text-h2 lg:font-semibold lg:text-balance">
            {again ? null : <ServerIf has="FOUNDING_OFFER">{FOUNDING_OFFER} </ServerIf>}
            {NOTHING_TO_PAY}
          </p>
        </div>
        <ButtonLink to={SIGN_UP_PATH} size="large" className="relative justify-self-start">
          Découvrir gratuitement
        </ButtonLink>
      </div>
    </div>
  );
}
