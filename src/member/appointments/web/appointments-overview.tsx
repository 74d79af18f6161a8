import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { OwnAppointments } from '../contract.ts';
import { APPOINTMENT_KINDS } from '../rules.ts';
import { KIND_INTROS, KIND_NAMES, KIND_PATHS } from '../texts.ts';
import { AppointmentTicket } from './appointment-ticket.tsx';

/** What is booked, and what else one may book. */
export function AppointmentsOverview({ own }: { own: OwnAppointments }) {
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
