import { parisMoment } from '#lib/french-date.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import {
  type CalendarFile,
  type CalendarMethod,
  calendarFile,
} from '#mechanisms/calendar/server/shared/calendar-file.ts';
import { type Block, datedFacts } from '#platform/mail/mail-draft.ts';
import { APPOINTMENT_MINUTES, type AppointmentKind, type Means } from '../rules.ts';
import { APPOINTMENTS_PATH, KIND_NAMES } from '../texts.ts';

export type AppointmentInMail = {
  appointmentId: string;
  kind: AppointmentKind;
  /** ISO instant. */
  startsAt: string;
  hostName: string;
  means: Means;
  /** SEQUENCE of the calendar entry. */
  revision: number;
  /** The address in MAIL_FROM. */
  organizer: string;
};

/**
 * Returns the .ics file that adds or cancels an appointment. It does not name the purpose: others may see the calendar.
 */
export function appointmentFile(
  data: AppointmentInMail,
  appUrl: string,
  method: CalendarMethod,
): CalendarFile {
  const entry = {
    name: `equipe-${data.appointmentId}`,
    revision: data.revision,
    startsAt: new Date(data.startsAt),
    durationMinutes: APPOINTMENT_MINUTES[data.kind],
    title: `Rendez-vous ${PRODUCT_NAME}`,
    location: data.means === 'call' ? 'En appel dans le site' : 'Par téléphone',
    organizer: data.organizer,
    appUrl,
    path: APPOINTMENTS_PATH,
    reminder: 'Votre rendez-vous',
    filename: 'rendez-vous.ics',
  };
  return calendarFile(entry, method);
}

/** The kind, the time in Paris, the host and the means. */
export function appointmentDetails({ kind, startsAt, hostName, means }: AppointmentInMail): Block {
  const how = means === 'call' ? 'en appel dans le site' : 'par téléphone';
  return datedFacts(
    KIND_NAMES[kind],
    parisMoment(new Date(startsAt)),
    `Avec ${hostName}, ${how}, ${APPOINTMENT_MINUTES[kind]} minutes`,
  );
}
