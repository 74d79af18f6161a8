import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';

/** A select of a toolbar, as high as its buttons. */
export function SmallSelect({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative', className)}>
      <select {...select} className="input-frame !min-h-11 appearance-none !py-1.5 !pr-8 !pl-3.5 text-sm" />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-prune"
      />
    </span>
  );
}
