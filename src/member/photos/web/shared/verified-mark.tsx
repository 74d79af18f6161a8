import { BadgeCheck } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { VERIFIED, VERIFIED_MEANS } from '../../texts.ts';

/** @param tone `light` on a picture */
export function VerifiedMark({
  tone = 'sauge',
  className,
}: {
  tone?: 'sauge' | 'light';
  className?: string;
}) {
  return (
    <p
      className={classNames(
        'inline-flex items-center gap-1.5 text-sm font-semibold',
        tone === 'light' ? 'rounded-full bg-carte px-3 py-1 text-sauge' : 'text-sauge',
        className,
      )}
    >
      <BadgeCheck aria-hidden="true" className="size-4 shrink-0" />
      {VERIFIED}
    </p>
  );
}

export function VerifiedMeaning() {
  return (
    <Disclosure label={`Que veut dire «\u202f${VERIFIED}\u202f»\u202f?`} className="text-sm">
      <p>{VERIFIED_MEANS}</p>
    </Disclosure>
  );
}
