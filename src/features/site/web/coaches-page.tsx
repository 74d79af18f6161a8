import { BUILT_IN_COACHES, type BuiltInCoach } from '#features/coaching/coaches-content.ts';
import { isSameCoach } from '#features/coaching/rules.ts';
import { coachPhoto } from '#features/coaching/web/coach-photos.ts';
import { pageMeta } from '#web/page-meta.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { COACHING_STEPS } from '../coaches-page-content.ts';
import { TESTIMONIALS } from '../testimonials-content.ts';
import { BackLink } from './back-link.tsx';
import { CoachTags } from './coach-tags.tsx';
import { useTeamBios } from './landing-team-bios.ts';
import { TestimonialCarousel } from './landing-testimonials.tsx';
import { PageScene } from './page-scene.tsx';
import { PublicPage } from './public-page.tsx';

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
          <PageTitle intro="Ils ont chacun leur manière et leurs sujets. Tous savent écouter jusqu’au bout, et aucun ne vous dira quoi ressentir.">
            Nos coachs
          </PageTitle>
          <PageScene name="coachs" className="rounded-[32px] md:order-first" />
        </div>
      </div>
      <Coaches />
      <Steps />
      <section aria-labelledby="temoignages" className="bg-rosee py-14 lg:py-20">
        <div className="page-width grid gap-8">
          <h2 id="temoignages" className="text-center">
            Ils ont été accompagnés
          </h2>
          <TestimonialCarousel testimonials={TESTIMONIALS} />
        </div>
      </section>
      <div className="page-width grid justify-items-center gap-5 py-14 text-center lg:py-20">
        <p className="max-w-xl text-lg">
          Une coach ou un coach vous est proposé dès que vos questionnaires sont remplis. Commencez à votre
          rythme.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/inscription/bienvenue">Commencer gratuitement</ButtonLink>
          <ButtonLink to="/nos-services" variant="secondary">
            Voir les prix
          </ButtonLink>
        </div>
      </div>
    </PublicPage>
  );
}

/** Portraits that one slides with the finger, or calls by their face: links to places need no script. */
function Coaches() {
  const { coaches } = useTeamBios();
  const bioOf = (coach: BuiltInCoach) =>
    coaches.find((one) => isSameCoach({ firstName: one.first_name, lastName: one.last_name }, coach))?.bio ??
    coach.bio;
  return (
    <section aria-labelledby="equipe" className="bg-sauge-100 py-14 lg:py-20">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="equipe">Quatre voix, quatre parcours</h2>
        <ul className="flex gap-2" aria-label="Aller à un portrait">
          {BUILT_IN_COACHES.map(({ key, firstName, photo }) => (
            <li key={key}>
              <a
                href={`#${key}`}
                aria-label={firstName}
                className="block rounded-full border-2 border-transparent transition-colors hover:border-prune"
              >
                <img
                  src={coachPhoto(photo)}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-14 rounded-full bg-white object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul
        aria-label="Nos coachs"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="mt-8 flex snap-x snap-mandatory gap-5 overflow-x-auto scroll-smooth px-[max(clamp(20px,5vw,40px),calc((100vw-1160px)/2+40px))] pb-4 [scroll-padding-inline:max(clamp(20px,5vw,40px),calc((100vw-1160px)/2+40px))]"
      >
        {BUILT_IN_COACHES.map((coach) => (
          <CoachPortrait key={coach.key} coach={coach} bio={bioOf(coach)} />
        ))}
      </ul>
    </section>
  );
}

function CoachPortrait({ coach, bio }: { coach: BuiltInCoach; bio: string }) {
  const { key, firstName, lastName, role, photo, tags } = coach;
  return (
    <li
      id={key}
      className="grid w-[min(86vw,48rem)] shrink-0 snap-start content-start overflow-hidden rounded-card bg-white md:grid-cols-[16rem_1fr] md:content-stretch"
    >
      <img
        src={coachPhoto(photo)}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        decoding="async"
        className="aspect-[5/3] h-full w-full bg-lin object-cover object-[50%_20%] md:aspect-auto"
      />
      <div className="grid content-center gap-3 p-6 lg:p-8">
        <h3>
          {firstName} {lastName}
        </h3>
        <p className="font-medium text-sauge">{role}</p>
        <p>{bio}</p>
        <CoachTags tags={tags} />
      </div>
    </li>
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
    </section>
  );
}
