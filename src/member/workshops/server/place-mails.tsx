import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { type CalendarDate, calendarFile } from './calendar.ts';
import { capital, type DateInMail, Details, dateOf, Room, when, workshopIn } from './date-in-mail.tsx';

// No subject names a workshop: « Apaiser la peur de l’abandon » would show on a locked screen.

type Registered = DateInMail & {
  firstName: string;
  registration: number;
  why: 'confirmed' | 'freed-place';
};

/** A place, asked for or freed by someone else, with its date for the calendar. */
function workshopRegistered(data: Registered, appUrl: string): MailDraft {
  const workshop = workshopIn(data);
  const freed = data.why === 'freed-place';
  return {
    subject: `${freed ? 'Une place s’est libérée' : 'Votre place est réservée'} : ${when(data)}`,
    attachments: [calendarFile(placeDate(data, appUrl), 'PUBLISH')],
    body: (
      <MailLayout
        title={freed ? 'Une place s’est libérée pour vous' : 'Votre place est réservée'}
        preview={capital(when(data))}
        reason="Vous recevez ce message parce que vous avez demandé une place dans un atelier."
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>
          {freed
            ? `Quelqu’un a rendu sa place, et vous étiez la première personne en attente : elle est à vous.`
            : 'C’est noté, nous nous réjouissons de vous accueillir.'}
        </MailText>
        <Details data={data} workshop={workshop} />
        <Room room={data.room} />
        <MailAction href={`${appUrl}/coaching`}>Voir mes ateliers</MailAction>
        <MailNote>La date est jointe à ce message : ouvrez-la pour l’ajouter à votre agenda.</MailNote>
        <MailNote>
          Un empêchement ? Rendez votre place depuis « Mon coaching » : elle ira à la personne suivante.
        </MailNote>
      </MailLayout>
    ),
  };
}

type Waiting = DateInMail & { firstName: string; rank: number };

/** A rank on the waiting list, from 1. */
function workshopWaiting(data: Waiting, appUrl: string): MailDraft {
  return {
    subject: `Vous êtes n° ${data.rank} sur la liste d’attente`,
    body: (
      <MailLayout
        title={`Vous êtes n° ${data.rank} sur la liste d’attente`}
        preview="Dès qu’une place se libère, elle est à vous et nous vous écrivons."
        reason="Vous recevez ce message parce que vous avez demandé une place dans un atelier."
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>
          Cette séance est complète pour le moment. Dès qu’une place se libère et que votre tour vient, elle
          est à vous et nous vous écrivons : vous n’avez rien à faire.
        </MailText>
        <Details data={data} workshop={workshopIn(data)} />
        <MailAction href={`${appUrl}/webinaires/${data.workshopId}/inscription`}>
          Voir les autres dates
        </MailAction>
      </MailLayout>
    ),
  };
}

type Cancelled = DateInMail & { firstName: string; registration: number };

/** A place given back, with what takes its date out of the calendar. */
function workshopCancelled(data: Cancelled, appUrl: string): MailDraft {
  return {
    subject: `Votre place est rendue : ${when(data)}`,
    attachments: [calendarFile(placeDate(data, appUrl), 'CANCEL')],
    body: (
      <MailLayout
        title="Votre place est rendue"
        preview="Merci d’avoir prévenu. Les prochaines dates sont sur le site."
        reason="Vous recevez ce message parce que vous avez annulé une inscription à un atelier."
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>
          Merci d’avoir prévenu : votre place pourra servir à quelqu’un d’autre. Vous reviendrez quand ce sera
          le bon moment pour vous.
        </MailText>
        <Details data={data} workshop={workshopIn(data)} />
        <MailAction href={`${appUrl}/webinaires/${data.workshopId}/inscription`}>
          Choisir une autre date
        </MailAction>
        <MailNote>Le fichier joint retire la date de votre agenda.</MailNote>
      </MailLayout>
    ),
  };
}

/** The same entry in the calendar of whoever took the place and gives it back. */
export function placeDate(data: DateInMail & { registration: number }, appUrl: string): CalendarDate {
  const uid = `inscription-${data.registration}@${new URL(appUrl).hostname}`;
  return { ...dateOf(data, appUrl), uid };
}

/** By the name under which each waits in the queue. */
export const placeMails = {
  'workshop-registered': workshopRegistered,
  'workshop-waiting': workshopWaiting,
  'workshop-cancelled': workshopCancelled,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof placeMails> {}
}
