import { pageMeta } from '#browser/meta/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { COACHING_STEPS } from '../coaches-page-content.ts';
import { Invitation } from '../landing/landing-invitation.tsx';
import { TestimonialCarousel } from '../landing/landing-testimonials.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { PageScene } from '../shared/page-scene.tsx';
import { PublicPage } from '../shared/public-page.tsx';
import { TESTIMONIALS } from '../testimonials-content.ts';
import { CoachPortraits } from './coaches-portraits.tsx';

/** Those who speak of a coach, an exercise or a group come first here. */
const COACHED_FIRST = [...TESTIMONIALS].reverse();

export function meta() {
  return pageMeta(
    'Nos coachs',
    'Quatre love coachs certifiés, dont une sexologue : leur parcours, leurs spécialités, et la façon dont se passe une première séance.',
    { path: '/nos-coachs', picture: 'coachs' },
  );
}

export default function CoachesPage() {
  return (
    <PublicPage>
      <div className="page-width grid gap-6 pt-4 pb-10">
        <BackLink />
        <div className="grid items-center gap-8 md:grid-cols-[1fr_1.1fr] lg:gap-16">
          <PageTitle intro="Chacun sa manière et ses sujets. Tous savent écouter jusqu’au bout, et aucun ne vous dira quoi ressentir.">
            Nos coachs
          </PageTitle>
          <PageScene name="coachs" className="rounded-[32px] md:order-first" />
        </div>
      </div>
      <CoachPortraits />
      <Steps />
      <section aria-labelledby="temoignages" className="bg-rosee py-14 lg:py-20">
        <div className="page-width grid gap-8">
          <h2 id="temoignages" className="text-center">
            Ils ont été accompagnés
          </h2>
          <TestimonialCarousel testimonials={COACHED_FIRST} />
        </div>
      </section>
      <div className="h-16 lg:h-24" />
      <Invitation
        title="Et si l’on en parlait ?"
        text="Dès que vos questionnaires sont remplis, nous vous proposons une coach ou un coach. Commencez quand vous voulez, à votre rythme."
        to="/inscription/bienvenue"
        label="Commencer gratuitement"
      />
    </PublicPage>
  );
}

function Steps() {
  return (
    <section aria-labelledby="seance" className="page-width grid gap-8 py-14 lg:py-24">
      <h2 id="seance">Comment se passe un accompagnement</h2>
      <ol className="grid gap-8 md:grid-cols-3 lg:gap-12">
        {COACHING_STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t-4 border-abricot pt-5">
            <p className="text-sm font-semibold text-sauge">
              {index + 1} sur {COACHING_STEPS.length}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to="/nos-services" variant="secondary" className="justify-self-start">
        Voir les prix
      </ButtonLink>
    </section>
  );
}
