import { loadNearby } from '#browser/hydration/load-nearby.ts';
import { sharedMeta } from '#browser/meta/page-meta.ts';
import { organizationData } from '#browser/meta/structured-data.ts';
import { useWho } from '#browser/session/who.ts';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Bar } from '#ui/page/bar.tsx';
import { OfflineBanner } from '#ui/page/offline-banner.tsx';
import { PageMain } from '#ui/page/page-main.tsx';
import { NearbyFooter } from '../shared/nearby-footer.tsx';
import { Hero } from './landing-hero.tsx';
import { HowItWorks } from './landing-steps.tsx';

const below = loadNearby('la-suite', () => import('./landing-below.tsx'));

const TITLE = `${PRODUCT_NAME} – Rencontres accompagnées pour célibataires`;
const DESCRIPTION =
  'Moins de profils, plus de liens : quatre personnes choisies pour vous, des love coachs certifiés, et le temps d’une vraie rencontre.';

export function meta() {
  return [
    { title: TITLE },
    { name: 'description', content: DESCRIPTION },
    ...sharedMeta(TITLE, DESCRIPTION, { path: '/' }),
    organizationData(DESCRIPTION),
  ];
}

/**
 * Follows who is there by itself: the page drawn again would throw away the HTML of the parts that are not alive yet, and
 * show nothing in their place.
 */
function Entry() {
  const signedIn = useWho()?.kind === 'member';
  return (
    <ButtonLink to={signedIn ? '/dashboard' : LOG_IN_PATH} variant="secondary" size="small">
      {signedIn ? 'Mon espace' : 'Connexion'}
    </ButtonLink>
  );
}

export default function LandingPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner />
      <Bar>
        <Entry />
      </Bar>
      <PageMain>
        <Hero />
        <div className="bg-lin lg:pb-8">
          <HowItWorks />
        </div>
        {below}
      </PageMain>
      <NearbyFooter />
    </div>
  );
}
