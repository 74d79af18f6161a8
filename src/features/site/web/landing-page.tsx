import { Bar } from '#web/layout/bar.tsx';
import { OfflineBanner } from '#web/layout/offline-banner.tsx';
import { PageMain } from '#web/layout/page-main.tsx';
import { loadNearby } from '#web/load-nearby.ts';
import { sharedMeta } from '#web/page-meta.ts';
import { LOG_IN_PATH } from '#web/paths.ts';
import { PRODUCT_NAME } from '#web/product.ts';
import { organizationData } from '#web/structured-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useWho } from '#web/who.ts';
import { Hero } from './landing-hero.tsx';
import { HowItWorks } from './landing-steps.tsx';
import { NearbyFooter } from './nearby-footer.tsx';

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
