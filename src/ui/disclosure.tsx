import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';

interface DisclosureProps {
  label: ReactNode;
  /** What the button says once open, such as « Voir moins ». */
  openLabel?: ReactNode;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Shows more on demand. Escape closes it again. The content stays in the HTML, so that search in the page finds it. */
export function Disclosure({
  label,
  openLabel,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
}: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  function change(next: boolean) {
    setOpen(next);
    if (next !== open) onOpenChange?.(next);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut; the button does the same.
    <div
      className={classNames('grid justify-items-start gap-1', className)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') change(false);
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => change(!open)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full font-semibold text-prune underline-offset-4 transition-colors hover:text-prune-hover hover:underline"
      >
        {open ? (openLabel ?? label) : label}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className="animate-fade">
        {children}
      </div>
    </div>
  );
}
