import type { ReactNode } from 'react';
import { VisitorBar } from '#web/layout/bar.tsx';
import { PageMain } from '#web/layout/page-main.tsx';
import { SiteFooter } from './site-footer.tsx';

/** What surrounds a public page: the bar, the main landmark, the footer. */
export function PublicPage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="print:hidden">
        <VisitorBar />
      </div>
      <PageMain className={className}>{children}</PageMain>
      <SiteFooter />
    </div>
  );
}
