import { Gift } from 'lucide-react';
import { FOUNDING_OFFER, NOTHING_TO_PAY } from '#member/membership/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { ServerIf } from '#ui/page/server-if.tsx';

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
