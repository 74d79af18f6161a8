import { teamMoment } from '#browser/team-time.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';
import { MAIL_DELAYED_NOTE, type Registration } from '../contract.ts';
import type { Workshop } from '../texts/workshop.ts';
import type { Registered } from './date-form.tsx';

/** What was just obtained: a place, or a rank. */
export function RegistrationDone({ workshop, registered }: { workshop: Workshop; registered: Registered }) {
  const { date, registration } = registered;
  const waiting = registration.status === 'waiting';
  const moment = teamMoment(new Date(date.startsAt));
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-6 py-6 text-center">
      <TableForTwoScene className="block h-auto w-full max-w-80 rounded-card" />
      <div className="grid gap-3">
        <h1 ref={focusOnMount} tabIndex={-1}>
          {waiting ? 'Vous êtes sur la liste d’attente' : 'Inscription confirmée !'}
        </h1>
        <p className="text-lg">
          «{'\u202f'}
          {workshop.title}
          {'\u202f'}», {moment}.
        </p>
        <p className="text-encre-2">
          {waiting
            ? `Vous êtes n°\u00a0${registration.rank}\u202f: si une place se libère, elle est à vous et nous vous écrivons aussitôt.`
            : `${mailSentence(registration)} Vous pouvez rendre votre place jusqu’au début de la séance.`}
        </p>
      </div>
      {registration.mailDelayed ? <Alert>{MAIL_DELAYED_NOTE}</Alert> : null}
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/coaching">Voir mes coachings</ButtonLink>
        <ButtonLink to="/webinaires" variant="secondary">
          Retour aux webinaires
        </ButtonLink>
      </div>
    </div>
  );
}

function mailSentence({ mailDelayed }: Registration): string {
  return mailDelayed
    ? 'Votre e-mail de confirmation partira dès que possible, avec la séance pour votre agenda.'
    : 'Un e-mail confirme votre place, avec la séance pour votre agenda.';
}
