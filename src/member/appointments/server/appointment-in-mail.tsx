import type { ReactNode } from 'react';
import { frenchMoment } from '#lib/french-date.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { type CalendarFile, calendarFile } from '#platform/calendar-file.ts';
import { MailText } from '#platform/mail/mail-layout.tsx';
import { APPOINTMENT_MINUTES, type AppointmentKind, type Means } from '../rules.ts';
import { APPOINTMENTS_PATH, KIND_NAMES, KIND_PATHS } from '../texts.ts';

export type AppointmentInMail = {
  appointmentId: string;
  kind: AppointmentKind;
  /** ISO instant. */
  startsAt: string;
  hostName: string;
  means: Means;
  /** Of the calendar's entry. */
  revision: number;
  /** As in MAIL_FROM. */
  organizer: string;
};

/** The appointment for a calendar, or out of it. What it is about is not in it: calendars are shown to others. */
export function appointmentFile(
  data: AppointmentInMail,
  appUrl: string,
  method: 'PUBLISH' | 'CANCEL',
): CalendarFile {
  const entry = {
    uid: `equipe-${data.appointmentId}@${new URL(appUrl).hostname}`,
    sequence: data.revision,
    startsAt: new Date(data.startsAt),
    durationMinutes: APPOINTMENT_MINUTES[data.kind],
    title: `Rendez-vous ${PRODUCT_NAME}`,
    description: 'Les détails sont dans votre espace.',
    location: data.means === 'call' ? 'En appel dans le site' : 'Par téléphone',
    organizer: data.organizer,
    url: `${appUrl}${APPOINTMENTS_PATH}`,
    reminder: 'Votre rendez-vous',
    filenames: { add: 'rendez-vous.ics', cancel: 'annulation.ics' },
  };
  return calendarFile(entry, method);
}

/** Where one joins, moves and cancels it. */
export function pageAddress({ kind }: Pick<AppointmentInMail, 'kind'>, appUrl: string): string {
  return `${appUrl}${KIND_PATHS[kind]}`;
}

/** What, when in Paris, with whom and how. */
export function AppointmentDetails({ data }: { data: AppointmentInMail }): ReactNode {
  const when = frenchMoment(new Date(data.startsAt));
  return (
    <MailText>
      <strong>{KIND_NAMES[data.kind]}</strong>
      <br />
      {when.charAt(0).toUpperCase() + when.slice(1)} (heure de Paris)
      <br />
      Avec {data.hostName}, {data.means === 'call' ? 'en appel dans le site' : 'par téléphone'},{' '}
      {APPOINTMENT_MINUTES[data.kind]} minutes
    </MailText>
  );
}
