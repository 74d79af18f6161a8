import type { ReactNode } from 'react';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { ButtonLink } from '../button.tsx';
import { HomeLink } from './home-link.tsx';

export function Bar({ children, sticky = false }: { children: ReactNode; sticky?: boolean }) {
  return (
    <header className={sticky ? 'sticky top-0 z-40 border-b border-filet bg-papier' : 'bg-papier'}>
      <div className="page-width flex min-h-18 items-center justify-between gap-4 max-[383px]:gap-2">
        <HomeLink />
        <div className="flex min-w-0 items-center gap-2 sm:gap-3">
          {children}
          <span className="w-(--help-room) shrink-0 afloat:hidden" />
        </div>
      </div>
    </header>
  );
}

/** Signed out: only « Connexion » (spec 2 §2). */
export function VisitorBar() {
  return (
    <Bar>
      <nav aria-label="Principale">
        <ButtonLink to={LOG_IN_PATH} variant="secondary" size="small">
          Connexion
        </ButtonLink>
      </nav>
    </Bar>
  );
}
