import { loadNearby } from '#browser/hydration/load-nearby.ts';

const foot = loadNearby('pied-de-page', async () => ({
  default: (await import('./site-footer.tsx')).SiteFooter,
}));

/** The footer, alive once one comes near it: for the long pages, whose first load is counted. */
export function NearbyFooter() {
  return foot;
}
