import { lazy, Suspense } from 'react';
import { useWho } from '#browser/session/who.ts';
import { VisitorBar } from '#ui/page/bar.tsx';

const SignedInBar = lazy(() => import('./signed-in-bar.tsx'));

/** The bar of static pages: « Connexion », or the navigation of whoever turns out to be signed in. */
export function SiteBar() {
  if (useWho()?.kind !== 'member') return <VisitorBar />;
  return (
    <Suspense fallback={<VisitorBar />}>
      <SignedInBar />
    </Suspense>
  );
}
