import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

interface DisclosureProps {
  label: ReactNode;
  /** A second line of a `block`, beside a label that is a heading: headings are only allowed directly in a summary. */
  hint?: string;
  /** Label while open, such as « Voir moins ». */
  openLabel?: ReactNode;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The label takes the whole width. */
  block?: boolean;
  className?: string;
  children: ReactNode;
}

/** Native details: opens without scripts, and for the browser's search. Escape closes it. */
export function Disclosure({
  label,
  hint,
  openLabel = label,
  defaultOpen = false,
  onOpenChange,
  block = false,
  className,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <details
      open={open}
      className={classNames('group/fold', className)}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open !== open) onOpenChange?.(currentTarget.open);
      }}
      onKeyDown={(event) => {
        // One press closes only the innermost of nested ones.
        if (event.key !== 'Escape' || event.isDefaultPrevented() || !event.currentTarget.open) return;
        event.preventDefault();
        event.currentTarget.open = false;
      }}
    >
      <summary
        className={classNames(
          'min-h-11 max-w-full list-none items-center gap-1.5 font-semibold text-prune underline-offset-4 transition-colors hover:text-prune-hover hover:underline [&::-webkit-details-marker]:hidden',
          block ? 'flex justify-between rounded-lg' : 'inline-flex rounded-full',
          hint && 'flex-wrap gap-y-0.5',
        )}
      >
        {open ? openLabel : label}
        {hint ? <span className="order-last basis-full font-normal text-encre-2">{hint}</span> : null}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="mt-1 group-open/fold:animate-fade">{children}</div>
    </details>
  );
}
