import { CalendarHeart, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { KIND_PATHS } from '#member/appointments/texts.ts';
import type { MyCoach } from '#member/coaches/contract.ts';
import { FREE_INTERVIEW_MINUTES } from '#member/coaches/rules.ts';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import { coachPhoto } from '#member/coaches/web/shared/coach-photos.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { FoldingBio } from './folding-bio.tsx';

export function MyCoachCard({ coach }: { coach: MyCoach }) {
  const { firstName, lastName, specialty, bio, email, phone, bookingUrl } = coach;
  return (
    <Card as="section" tone="sauge" aria-labelledby="my-coach" className="grid gap-6 sm:p-8">
      <h2 id="my-coach">Mon coach</h2>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 sm:gap-x-8">
        <Avatar
          firstName={firstName}
          photoUrl={portraitOf(coach)}
          size="large"
          className="sm:row-span-2 sm:size-40"
        />
        <div className="grid gap-1 sm:self-end">
          <h3 className="text-h2">
            {firstName} {lastName}
          </h3>
          <p className="font-medium text-sauge">{specialty}</p>
          {coach.example ? <ExampleBadge className="justify-self-start bg-carte/70!" /> : null}
        </div>
        <div className="max-sm:col-span-2 sm:self-start">
          <FoldingBio bio={bio} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {bookingUrl ? (
          <p className="basis-full">{`Vos ${FREE_INTERVIEW_MINUTES} premières minutes ensemble sont offertes.`}</p>
        ) : null}
        {bookingUrl ? (
          <a href={bookingUrl} target="_blank" rel="noopener noreferrer" className={buttonStyle({})}>
            <CalendarHeart aria-hidden="true" />
            Prendre rendez-vous
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        ) : (
          <ButtonLink to={KIND_PATHS.welcome}>
            <CalendarHeart aria-hidden="true" />
            Prendre rendez-vous
          </ButtonLink>
        )}
        <ContactLink href={`mailto:${email}`} icon={<Mail aria-hidden="true" className="size-5 shrink-0" />}>
          {email}
        </ContactLink>
        {phone ? (
          <ContactLink
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            icon={<Phone aria-hidden="true" className="size-5 shrink-0" />}
          >
            {phone}
          </ContactLink>
        ) : null}
      </div>
    </Card>
  );
}

function portraitOf({ photoUrl, builtIn }: MyCoach): string | null {
  const known = BUILT_IN_COACHES.find(({ key }) => key === builtIn);
  return photoUrl ?? (known && coachPhoto(known.photo)) ?? null;
}

function ContactLink({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-sm font-medium wrap-anywhere text-prune underline decoration-1 underline-offset-4 hover:text-prune-hover hover:decoration-2"
    >
      {icon}
      {children}
    </a>
  );
}
