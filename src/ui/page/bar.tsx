import type { ReactNode } from 'react';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { ButtonLink } from '../button.tsx';
import { Logo } from '../illustrations/logo.tsx';
import { Link } from '../link.tsx';
import { HEADER_PLACE } from './in-header.tsx';

/** @param ofMember whether it sticks on wide screens, and gives its room to an open thread on small ones */
export function Bar({ children, ofMember = false }: { children: ReactNode; ofMember?: boolean }) {
  return (
    <header
      data-member={ofMember || undefined}
      className={
        ofMember
          ? 'z-40 border-b border-filet bg-papier threaded:hidden print:hidden lg:sticky lg:top-0'
          : 'bg-papier'
      }
    >
      <div className="page-width flex min-h-14 flex-wrap items-center justify-between gap-x-4 max-[383px]:gap-2 sm:min-h-18">
        <HomeLink />
        <div className="flex max-w-full min-w-0 flex-wrap items-center justify-end gap-2 sm:gap-3">
          {ofMember ? <div id={HEADER_PLACE} className="contents" /> : null}
          {children}
          <span className="w-(--help-room) shrink-0 afloat:hidden" />
        </div>
      </div>
    </header>
  );
}

/** For visitors: only « Connexion » (spec 2 §2). */
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

export function HomeLink() {
  return (
    <Link
      to="/"
      aria-label={`${PRODUCT_NAME}, accueil`}
      className="inline-flex min-h-11 items-center rounded-full pr-2 text-lg max-[383px]:pr-0 max-[383px]:text-base"
    >
      <Logo />
    </Link>
  );
}
