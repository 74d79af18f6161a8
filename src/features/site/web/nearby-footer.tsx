import { Suspense } from 'react';
import { loadNearby } from '#web/load-nearby.ts';

const FOOT = 'pied-de-page';
const SiteFooter = loadNearby(FOOT, async () => ({
  default: (await import('./site-footer.tsx')).SiteFooter,
}));

/** The footer, alive once one comes near it: for the long pages, whose first load is counted. */
export function NearbyFooter() {
  return (
    <div id={FOOT}>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </div>
  );
}
