import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { teamMoment } from '#browser/team-time.ts';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { KIND_NAMES } from '#member/appointments/texts.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { OpenedAppointment } from '../contract.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { Beside } from './beside.tsx';
import { STATE_NAMES } from './rendez-vous-words.ts';
import { deskAppointmentsApi } from './shared/api.ts';

export const meta = deskMeta('Un rendez-vous');

/** One appointment: who comes, how, what to do before, and what to note after. */
export default function DeskAppointmentPage() {
  const { id = '' } = useParams();
  const opened = useQuery(deskAppointmentsApi.one.queryOptions({ input: { id }, staleTime: 0 }));
  const { data, error } = opened;
  const gone = isRefusal(error, 'NOT_FOUND');
  const title = data ? `${data.guest.firstName}, ${data.guest.age}\u00a0ans` : 'Rendez-vous';
  return (
    <DeskPage
      title={gone ? 'Rendez-vous introuvable' : title}
      intro={data && !gone ? `${data.guest.city} · ${KIND_NAMES[data.kind]}` : undefined}
      back={{ to: '/equipe/rendez-vous', label: 'Tous mes rendez-vous' }}
    >
      {gone ? (
        <p>Il n’est pas à vous, ou il a été déplacé chez quelqu’un d’autre.</p>
      ) : (
        <QueryContent
          query={opened}
          failed="Ce rendez-vous n’a pas pu être lu. Vérifiez votre connexion, puis réessayez."
          waiting={<LoadingShapes label="Chargement du rendez-vous…" shapes={['h-72']} />}
        >
          {(appointment) => <Opened appointment={appointment} />}
        </QueryContent>
      )}
    </DeskPage>
  );
}

function Opened({ appointment }: { appointment: OpenedAppointment }) {
  const { startsAt, state, means, phone } = appointment;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <section
        aria-label="Le rendez-vous"
        className="grid gap-4 rounded-[20px] border border-filet bg-carte p-5"
      >
        <p className="text-base font-semibold">
          <time dateTime={startsAt} className="inline-block first-letter:uppercase">
            {teamMoment(new Date(startsAt))}
          </time>
          <span className="font-normal text-encre-2"> · {STATE_NAMES[state]}</span>
        </p>
        {means === 'phone' ? (
          <PhoneLine phone={phone} />
        ) : (
          <p>En appel dans le site, ouvert cinq minutes avant.</p>
        )}
        <AppointmentActions appointment={appointment} />
      </section>
      <Beside appointment={appointment} />
    </div>
  );
}

function PhoneLine({ phone }: { phone: string | null }) {
  if (phone === null) return <p>Par téléphone. Le numéro a été effacé.</p>;
  return (
    <p>
      Par téléphone, au{' '}
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="font-semibold text-prune underline">
        {phone}
      </a>
      . Personne d’autre ne voit ce numéro, effacé le lendemain du rendez-vous.
    </p>
  );
}
