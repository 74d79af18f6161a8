import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { SIGN_UP_PATH } from '#lib/paths.ts';
import { builtInCoach } from '#member/coaches/texts.ts';
import { CoachLine } from '#member/coaches/web/shared/coach-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MeetingScene } from '#ui/illustrations/meeting.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';
import { Criteria } from '../shared/criteria.tsx';
import { COACH_ADVICE, SERENITY } from './young-adults-content.ts';

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
