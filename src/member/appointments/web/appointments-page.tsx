import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import type { OwnAppointments } from '../contract.ts';
import { APPOINTMENT_KINDS } from '../rules.ts';
import { APPOINTMENTS_PATH, KIND_INTROS, KIND_NAMES, KIND_PATHS } from '../texts.ts';
import { AppointmentTicket } from './appointment-ticket.tsx';
import { AppointmentShape, OneKind } from './one-kind.tsx';
import { appointmentsApi } from './shared/api.ts';

const LOAD_FAILED = 'Vos rendez-vous n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.';

/** Returns the kind for a path segment; none means all kinds. */
function kindAt(word: string | undefined) {
  return APPOINTMENT_KINDS.find((kind) => KIND_PATHS[kind] === `${APPOINTMENTS_PATH}/${word}`);
}

export function meta({ params }: { params: { kind?: string } }) {
  const kind = kindAt(params.kind);
  return pageMeta(kind ? KIND_NAMES[kind] : 'Rendez-vous avec l’équipe');
}

/** Members book, move, cancel and join their appointments with the team here. */
export default function AppointmentsPage() {
  const kind = kindAt(useParams().kind);
  const mine = useQuery(appointmentsApi.mine.queryOptions({ staleTime: 0 }));
  return (
    <div className="page-width grid max-w-5xl gap-8 py-8 sm:py-12">
      <PageTitle
        intro={kind ? KIND_INTROS[kind] : 'Prendre le temps d’une vraie conversation, quand vous le voulez.'}
      >
        {kind ? KIND_NAMES[kind] : 'Rendez-vous avec l’équipe'}
      </PageTitle>
      <QueryContent query={mine} failed={LOAD_FAILED} waiting={<AppointmentShape />}>
        {(own) => (kind ? <OneKind key={kind} kind={kind} own={own} /> : <AppointmentsOverview own={own} />)}
      </QueryContent>
    </div>
  );
}

/** Booked appointments, and the kinds that can still be booked. */
function AppointmentsOverview({ own }: { own: OwnAppointments }) {
  const others = APPOINTMENT_KINDS.filter(
    (kind) => own.coming.every((one) => one.kind !== kind) && !(kind === 'welcome' && own.welcomed),
  );
  return (
    <div className="grid gap-6">
      {own.coming.map((appointment) => (
        <AppointmentTicket
          key={appointment.id}
          appointment={appointment}
          move={
            <ButtonLink variant="quiet" size="small" to={KIND_PATHS[appointment.kind]}>
              Déplacer
            </ButtonLink>
          }
        />
      ))}
      <div className="grid gap-4 md:grid-cols-2">
        {others.map((kind) => (
          <Card
            key={kind}
            as="section"
            tone="lin"
            className="grid grid-rows-[auto_1fr_auto] justify-items-start gap-3"
          >
            <h2 className="text-h3">{KIND_NAMES[kind]}</h2>
            <p>{KIND_INTROS[kind]}</p>
            <ButtonLink variant="secondary" to={KIND_PATHS[kind]} className="mt-1">
              Voir les horaires
            </ButtonLink>
          </Card>
        ))}
      </div>
    </div>
  );
}
