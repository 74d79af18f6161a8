import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { MAIN_ID } from './main-id.ts';

/** The main landmark, the target of the skip link. */
export function PageMain({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classNames('flex-1', className)}>
      {children}
    </main>
  );
}

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-full focus:bg-prune focus:px-6 focus:py-3 focus:font-semibold focus:text-reserve"
    >
      Aller au contenu
    </a>
  );
}
