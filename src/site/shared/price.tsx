import type { SoldService } from '#member/membership/rules.ts';
import { NOTHING_TO_PAY, SERVICES } from '#member/membership/texts/services.ts';
import { OFFER_FACTS } from '#member/membership/texts.ts';
import { classNames } from '#ui/class-names.ts';

/** What a service costs today, then what it is meant to cost, as the server knows it: nothing is sold, and the large figure is the true one (D23). */
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
