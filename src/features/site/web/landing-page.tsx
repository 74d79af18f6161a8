import { Bar } from '#web/layout/bar.tsx';
import { OfflineBanner } from '#web/layout/offline-banner.tsx';
import { PageMain } from '#web/layout/page-main.tsx';
import { LOG_IN_PATH } from '#web/paths.ts';
import { PRODUCT_NAME } from '#web/product.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { MeetingScene } from '#web/ui/illustrations/meeting.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { HowItWorks, Invitation, Promises } from './landing-sections.tsx';

export function meta() {
  return [
    { title: `${PRODUCT_NAME} – Rencontres accompagnées pour célibataires` },
    {
      name: 'description',
      content:
        'Moins de profils, plus de liens : quatre personnes choisies pour vous, des conseils personnels et des coachs certifiés.',
    },
  ];
}

export default function LandingPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner />
      <Bar>
        <ButtonLink to={LOG_IN_PATH} variant="secondary" size="small">
          Connexion
        </ButtonLink>
      </Bar>
      <PageMain>
        <Hero />
        <HowItWorks />
        <Promises />
        <Invitation />
      </PageMain>
      <LandingFooter />
    </div>
  );
}

function Hero() {
  return (
    <section className="page-width grid items-center gap-10 pt-6 pb-16 lg:grid-cols-[1.12fr_1fr] lg:gap-12 lg:pt-10 lg:pb-24">
      <div className="grid justify-items-start gap-6">
        <p className="font-semibold text-sauge">Rencontres accompagnées entre célibataires</p>
        <h1 className="text-[clamp(2.375rem,1.6rem+2.9vw,4rem)] leading-[1.06]">
          Moins de profils.
          <br />
          Plus de liens.
        </h1>
        <p className="max-w-xl text-lg text-encre-2">
          Quatre personnes choisies pour vous, des conseils personnels et des coachs certifiés à vos côtés.
          Prenez le temps d’une vraie rencontre.
        </p>
        <div className="grid gap-3">
          <ButtonLink to="/inscription/bienvenue" size="large">
            Commencer gratuitement
          </ButtonLink>
          <p className="text-sm text-encre-2">Gratuit pour les 1 000 premières inscriptions.</p>
        </div>
      </div>
      <div className="overflow-hidden rounded-[32px]">
        <MeetingScene className="block h-auto w-full" />
      </div>
    </section>
  );
}
