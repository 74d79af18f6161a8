import { Gift } from 'lucide-react';
import type { SoldService } from '#member/membership/rules.ts';
import { FOUNDING_OFFER, NOTHING_TO_PAY, OFFER_FACTS, SERVICES } from '#member/membership/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { ServerIf } from '#ui/page/server-if.tsx';

/** The current price in large, the later one in small: no service is sold today (D23). */
export function Price({ of, large = false }: { of: SoldService; large?: boolean }) {
  const { price, today } = OFFER_FACTS[of];
  return (
    <div className="grid gap-0.5">
      <p
        className={classNames(
          'font-title leading-tight font-semibold text-prune',
          large ? 'text-[2.75rem]' : 'text-[1.75rem]',
        )}
      >
        <span className="block font-text text-sm font-medium text-encre-2">Aujourd’hui</span>
        {`{{${today}}}`}
      </p>
      <p className="text-sm text-encre-2">
        {`Prix envisagé, si vous l’acceptez un jour : {{${price}}} ${SERVICES[of].per}. ${NOTHING_TO_PAY}`}
      </p>
    </div>
  );
}

export function FoundingOffer({ className }: { className?: string }) {
  return (
    <p className={classNames('flex items-start gap-3 font-medium', className)}>
      <Gift aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
      <span>
        <ServerIf has="FOUNDING_OFFER">{FOUNDING_OFFER} </ServerIf>
        {NOTHING_TO_PAY}
      </span>
    </p>
  );
}
