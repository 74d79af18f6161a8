import { ArrowRight } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

/** On a card that is a link or a button (`group/open`): shows that it opens. */
export function OpenMark({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'by-day grid size-[32px] place-items-center rounded-full border border-encre/20 bg-carte/90 text-prune transition-colors group-hover/open:bg-prune group-hover/open:text-reserve',
        className,
      )}
    >
      <ArrowRight className="size-[18px]" />
    </span>
  );
}
