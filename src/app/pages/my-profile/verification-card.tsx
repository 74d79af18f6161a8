import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { deviceZone } from '#browser/clock.ts';
import { teamMoment } from '#browser/team-time.ts';
import { capital } from '#lib/capital.ts';
import { frenchDay } from '#lib/french-date.ts';
import type { OwnAppointment } from '#member/appointments/contract.ts';
import { KIND_PATHS } from '#member/appointments/texts.ts';
import { appointmentsApi } from '#member/appointments/web/shared/api.ts';
import type { Verification } from '#member/photos/contract.ts';
import { VERIFIED_MEANS } from '#member/photos/texts.ts';
import { verificationApi } from '#member/photos/web/shared/api.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** « Profil vérifié »: none, booked, verified, or lost with the first photo. Hidden after an error. */
export function VerificationCard({ hasPhoto }: { hasPhoto: boolean }) {
  const verification = useQuery(verificationApi.mine.queryOptions({ staleTime: 0 }));
  const appointments = useQuery(appointmentsApi.mine.queryOptions());
  if (!verification.data) return null;
  const booked = appointments.data?.coming.find(({ kind }) => kind === 'verification');
  const { title, text } = wordsOf(verification.data, booked);
  const isVerified = verification.data.state === 'verified';
  return (
    <Card
      as="section"
      tone={isVerified || booked ? 'sauge' : 'lin'}
      aria-labelledby="verification"
      className="grid justify-items-start gap-3 sm:p-8"
    >
      <h2 id="verification" className="flex items-start gap-2.5 text-h3">
        <BadgeCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sauge" />
        {title}
      </h2>
      <p className="max-w-2xl">{text}</p>
      {isVerified ? (
        <p className="max-w-2xl text-sm text-encre-2">{VERIFIED_MEANS}</p>
      ) : !booked && !hasPhoto ? (
        <p className="max-w-2xl font-medium">
          Ajoutez d’abord une photo{'\u202f'}: c’est à elle que votre visage est comparé.
        </p>
      ) : (
        <ButtonLink variant="secondary" to={KIND_PATHS.verification}>
          {booked ? (
            'Voir mon rendez-vous'
          ) : (
            <span>
              Choisir un horaire<span className="sr-only"> de cinq minutes</span>
            </span>
          )}
        </ButtonLink>
      )}
    </Card>
  );
}

function wordsOf({ state, since }: Verification, booked: OwnAppointment | undefined) {
  if (state === 'verified' && since)
    return {
      title: 'Votre profil est vérifié',
      text: `Depuis le ${frenchDay(new Date(since), deviceZone())}. Si vous changez votre première photo, la mention disparaît, et vous pourrez la redemander.`,
    };
  if (booked)
    return {
      title: 'Votre vérification est prévue',
      text: `${capital(teamMoment(new Date(booked.startsAt)))}, avec ${booked.hostName}.`,
    };
  if (state === 'lost')
    return {
      title: 'Votre profil n’est plus vérifié',
      text: 'Votre première photo a changé\u202f: la mention portait sur l’ancienne. Cinq minutes en vidéo suffisent pour la retrouver.',
    };
  return {
    title: 'Faire vérifier mon profil',
    text: 'Cinq minutes en vidéo avec une personne de l’équipe, qui compare votre visage et vos photos. Sans document, sans enregistrement, et c’est gratuit.',
  };
}
