import type { ReactNode } from 'react';
import { PageMain } from '#ui/page/page-main.tsx';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';

/** What surrounds a public page: the bar, the main landmark, the footer. */
export function PublicPage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="print:hidden">
        <SiteBar />
      </div>
      <PageMain className={className}>{children}</PageMain>
      <SiteFooter />
    </div>
  );
}
