import { loadNearby } from '#browser/hydration/load-nearby.ts';
import { READ_FIRST } from '#browser/hydration/read-first.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { OfflineBanner } from '#ui/page/offline-banner.tsx';
import { PageMain } from '#ui/page/page-main.tsx';
import { NearbyFooter } from '../shared/nearby-footer.tsx';
import { SiteBar } from '../shared/site-bar.tsx';
import { Benefits } from './young-adults-benefits.tsx';
import { YoungHero } from './young-adults-hero.tsx';

const below = loadNearby('la-suite-25-35', () => import('./young-adults-below.tsx'));

/** Its first screen only says and leads; what moves or answers is below, and one comes there by an act. */
export const handle = READ_FIRST;

export function meta() {
  return pageMeta(
    'Rencontres entre 25 et 35 ans',
    'Entre 25 et 35 ans : un coaching personnalisé, un test amoureux offert, un score de connexion amoureuse, et quatre personnes choisies pour vous.',
    { path: '/landing/jeunes-adultes' },
  );
}

export default function YoungAdultsPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner />
      <SiteBar />
      <PageMain>
        <YoungHero />
        <Benefits />
        {below}
      </PageMain>
      <NearbyFooter />
    </div>
  );
}
