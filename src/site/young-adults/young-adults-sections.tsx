import { Gift, HeartHandshake, MessagesSquare, NotebookPen, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LOVE_TEST_PATH, SIGN_UP_PATH } from '#lib/paths.ts';
import { builtInCoach } from '#member/coaches/texts.ts';
import { CoachLine } from '#member/coaches/web/shared/coach-line.tsx';
import { FOUNDING_OFFER, NOTHING_TO_PAY } from '#member/membership/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { MeetingScene } from '#ui/illustrations/meeting.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { AnchorLink, TextLink } from '#ui/link.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';
import { Criteria } from '../shared/criteria.tsx';
import { portraitUrl } from '../shared/portraits.ts';
import { BENEFITS, COACH_ADVICE, SERENITY } from './young-adults-content.ts';

/** @param children the film */
export function MatchingCriteria({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="criteres" className="page-width py-16 lg:py-24">
      <div className="grid items-center gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div className="grid gap-6">
          <h2 id="criteres" className="scroll-mt-8">
            Trois critères pour se ressembler vraiment
          </h2>
          <p className="text-lg text-encre-2">
            Le score de connexion amoureuse compare vos réponses à celles des autres. Ni la popularité ni le
            nombre de messages n’y changent rien.
          </p>
          <Criteria on="paper" className="mt-2 gap-7" />
          <ButtonLink to={SIGN_UP_PATH} size="large" className="mt-2 justify-self-start">
            Découvrir gratuitement
          </ButtonLink>
        </div>
        {children}
      </div>
    </section>
  );
}

export function CoachAdvice() {
  return (
    <section aria-labelledby="conseils" className="bg-sauge-100 py-16 lg:py-24">
      <div className="page-width grid gap-8 lg:gap-12">
        <div className="grid max-w-2xl gap-3">
          <h2 id="conseils">Trois conseils de nos coachs, à essayer dès ce soir</h2>
          <p className="text-lg">Les vôtres seront choisis d’après vos réponses au quiz.</p>
        </div>
        <ul className="grid gap-5 lg:grid-cols-3">
          {COACH_ADVICE.map(({ coach, title, text }) => (
            <Card key={title} as="li" padding="none" className="grid content-between gap-6 p-7 lg:p-8">
              <div className="grid gap-2.5">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <ServerIf has="EXAMPLE_COACHES">
                <CoachLine coach={{ ...builtInCoach(coach), photoUrl: null, example: true }} />
              </ServerIf>
            </Card>
          ))}
        </ul>
        <ButtonLink to={SIGN_UP_PATH} size="large" className="justify-self-start">
          Recevoir mes conseils
        </ButtonLink>
      </div>
    </section>
  );
}

export function SereneMeetings() {
  return (
    <section aria-labelledby="serenite" className="page-width py-16 lg:py-24">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-20">
        <div className="overflow-hidden rounded-[40px] max-lg:order-2 max-lg:mx-auto max-lg:w-full max-lg:max-w-lg">
          <MeetingScene className="block h-auto w-full" />
        </div>
        <div className="grid gap-6">
          <h2 id="serenite">Des rencontres sereines</h2>
          <ul className="grid gap-4">
            {SERENITY.map((line) => (
              <li key={line} className="grid grid-cols-[auto_1fr] items-start gap-3.5">
                <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 text-sauge" />
                {line}
              </li>
            ))}
          </ul>
          <ButtonLink to="/charte" variant="secondary" className="justify-self-start">
            Lire notre charte
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/**
 * Appears twice on the page (spec 2 §2), so it is no landmark.
 * @param again whether it is the second one, without the repeated sentence
 */
export function OfferBanner({ again = false }: { again?: boolean }) {
  return (
    <div className="page-width">
      <div className="by-day relative grid items-center gap-x-8 gap-y-5 overflow-hidden rounded-[32px] bg-abricot text-encre px-6 py-8 sm:px-10 lg:grid-cols-[auto_1fr_auto] lg:py-10">
        <span
          aria-hidden="true"
          className="absolute -right-24 -bottom-40 size-80 rounded-full bg-abricot-100/30 lg:right-4 lg:-bottom-64 lg:size-104"
        />
        <span
          aria-hidden="true"
          className="absolute -right-10 -bottom-26 size-52 rounded-full bg-abricot-100/40 lg:right-22 lg:-bottom-46 lg:size-68"
        />
        <span className="relative grid size-16 place-items-center rounded-full bg-carte text-prune">
          <Gift aria-hidden="true" className="size-8" />
        </span>
        <div className="relative grid gap-1">
          <h2 className="text-h3 font-text font-semibold tracking-normal">
            {again ? 'Quand vous voulez' : 'De 25 à 35 ans, et au-delà'}
          </h2>
          <p className="text-lg font-medium lg:font-title lg:text-h2 lg:font-semibold lg:text-balance">
            {again ? null : <ServerIf has="FOUNDING_OFFER">{FOUNDING_OFFER} </ServerIf>}
            {NOTHING_TO_PAY}
          </p>
        </div>
        <ButtonLink to={SIGN_UP_PATH} size="large" className="relative justify-self-start">
          Découvrir gratuitement
        </ButtonLink>
      </div>
    </div>
  );
}

const faces = {
  coaching: { icon: MessagesSquare, tone: 'bg-sauge-100', to: '/nos-coachs', label: 'Découvrir nos coachs' },
  test: { icon: NotebookPen, tone: 'bg-abricot-100', to: LOVE_TEST_PATH, label: 'Faire le test amoureux' },
  score: { icon: HeartHandshake, tone: 'bg-lavande', to: '#criteres', label: 'Voir les trois critères' },
} as const;

export function Benefits() {
  return (
    <section aria-labelledby="pour-vous" className="page-width grid gap-8 py-16 lg:gap-12 lg:py-24">
      <h2 id="pour-vous" className="max-w-2xl">
        Moins d’applications, plus d’attention
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {BENEFITS.map(({ key, title, text }, index) => {
          const { icon: Icon, tone, to, label } = faces[key];
          return (
            <li
              key={key}
              className={classNames(
                'grid grid-rows-[auto_auto_1fr_auto] justify-items-start gap-4 rounded-[32px] p-7 lg:p-9',
                tone,
                index === 1 && 'lg:translate-y-8',
              )}
            >
              <span className="grid size-14 place-items-center rounded-full bg-carte text-prune">
                <Icon aria-hidden="true" className="size-7" />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              {to === '#criteres' ? (
                <AnchorLink href={to} className="inline-flex min-h-11 items-center">
                  {label}
                </AnchorLink>
              ) : (
                <TextLink to={to} className="inline-flex min-h-11 items-center">
                  {label}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function YoungHero() {
  return (
    <section className="overflow-hidden bg-rosee">
      <div className="page-width relative grid items-end gap-x-10 gap-y-10 pt-12 lg:grid-cols-[1.1fr_1fr] lg:pt-16">
        <div className="grid justify-items-start gap-6 lg:pb-24">
          <p className="rounded-full bg-carte px-4 py-1.5 text-sm font-semibold text-prune">
            L’amour sérieux, sans se prendre au sérieux
          </p>
          <h1 className="text-display">
            Vous avez entre <span className="inline-block max-w-full">25 et 35 ans ?</span>
          </h1>
          <p className="max-w-xl text-lg lg:text-xl lg:leading-normal">
            Vous avez fait défiler assez de visages. Ici, quatre personnes qui vous ressemblent, des coachs
            qui vous écoutent, et le temps de rencontrer quelqu’un.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={SIGN_UP_PATH} size="large">
              Découvrir gratuitement
            </ButtonLink>
            <ButtonLink to={LOVE_TEST_PATH} size="large" variant="secondary">
              Faire le test amoureux
            </ButtonLink>
          </div>
        </div>
        <div aria-hidden="true" className="relative mx-auto w-full max-w-110 self-end lg:max-w-none">
          <div className="overflow-hidden rounded-t-[999px]">
            <WalkingScene young className="block aspect-square h-auto w-full" />
          </div>
          <Face name="femme-jeune-12" className="top-[6%] -left-3 size-20 bg-lavande lg:-left-8 lg:size-28" />
          <Face
            name="homme-jeune-14"
            className="top-[16%] -right-2 size-16 bg-sauge-100 lg:-right-4 lg:size-24"
          />
        </div>
      </div>
    </section>
  );
}

function Face({ name, className }: { name: Parameters<typeof portraitUrl>[0]; className: string }) {
  return (
    <img
      src={portraitUrl(name)}
      alt=""
      width={112}
      height={112}
      className={`absolute rounded-full border-4 border-carte object-cover ${className}`}
    />
  );
}
