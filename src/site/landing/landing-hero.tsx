import { ChevronDown, MessageCircle, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FOUNDING_OFFER, NOTHING_TO_PAY } from '#member/membership/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { MeetingScene } from '#ui/illustrations/meeting.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';

export function Hero() {
  return (
    <section className="overflow-hidden">
      <div className="page-width grid items-center gap-x-10 gap-y-6 pt-2 pb-6 sm:pt-4 sm:pb-10 lg:grid-cols-[1.12fr_1fr] lg:pt-8 lg:pb-24">
        <div className="grid justify-items-start gap-4 lg:gap-7">
          <p className="rounded-full bg-sauge-100 px-4 max-sm:hidden py-1.5 text-sm font-semibold text-sauge">
            Rencontres accompagnées entre célibataires
          </p>
          <h1 className="text-[clamp(2.5rem,1.75rem+3vw,4.125rem)] leading-[1.05] max-[359px]:text-4xl">
            Moins de profils.
            <br />
            Plus de liens.
          </h1>
          <p className="max-w-xl text-encre-2 sm:text-lg lg:text-xl lg:leading-normal">
            Des coachs, une équipe qui vous écoute et quatre personnes choisies d’après vos réponses. Prenez
            le temps d’une vraie rencontre.
          </p>
          <div className="grid gap-4">
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/inscription/bienvenue" size="large" className="max-sm:px-[20px]!">
                Commencer gratuitement
              </ButtonLink>
              {/* When wrapped, its text aligns with that of the other link. */}
              <a
                href="#comment-ca-marche"
                className={classNames(
                  buttonStyle({ variant: 'quiet', size: 'large' }),
                  'px-4! max-sm:-ml-[18px] lg:max-xl:-ml-4.5',
                )}
              >
                Comment ça marche
                <ChevronDown aria-hidden="true" />
              </a>
            </div>
            <p className="text-sm text-encre-2">
              <ServerIf has="FOUNDING_OFFER">{FOUNDING_OFFER} </ServerIf>
              {NOTHING_TO_PAY}
            </p>
          </div>
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}

/** Decorative: the text beside it states the same numbers. */
function HeroPicture() {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-76 sm:max-w-100 lg:max-w-none lg:px-6">
      <div className="absolute -top-10 -right-16 size-52 rounded-full bg-abricot-100 lg:-right-8 lg:size-72" />
      <div className="absolute -bottom-8 -left-14 size-40 rounded-full bg-lavande lg:-left-6 lg:size-56" />
      <div className="relative overflow-hidden rounded-t-[999px] rounded-b-[40px]">
        <MeetingScene className="block aspect-[5/4] h-auto w-full sm:aspect-[5/6] lg:aspect-[5/6.2]" />
      </div>
      <Chip icon={<Users className="size-5" />} className="top-[7%] -left-1 lg:top-[9%] lg:-left-4">
        4 profils choisis
      </Chip>
      <Chip icon={<MessageCircle className="size-5" />} className="right-0 bottom-4 lg:-right-2 lg:bottom-6">
        3 conversations
      </Chip>
    </div>
  );
}

function Chip({ icon, className, children }: { icon: ReactNode; className: string; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'absolute inline-flex items-center gap-2.5 rounded-full border border-filet bg-carte py-2 pr-5 pl-2 text-sm font-semibold lg:text-base',
        className,
      )}
    >
      <span className="grid size-9 place-items-center rounded-full bg-rosee text-prune">{icon}</span>
      {children}
    </p>
  );
}
