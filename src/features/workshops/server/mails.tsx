import type { ReactNode } from 'react';
import { builtInCoach } from '#features/coaching/coaches-content.ts';
import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#server/mail-layout.tsx';
import { findWorkshop, type Workshop } from '../workshops-content.ts';
import { calendarFile } from './calendar.ts';

export type SessionInMail = {
  sessionId: string;
  workshopId: number;
  /** ISO instant. */
  startsAt: string;
  /** As in MAIL_FROM. */
  organizer: string;
  /** Address of the video room, when one is configured. */
  room: string | null;
};

/** What a coach is told: a first name at most (T17). */
export type CoachNews =
  | { kind: 'joined'; firstName: string; memberId: string }
  | { kind: 'left'; firstName: string | null; memberId?: string }
  | { kind: 'too-few'; taken: number };

// No subject names a workshop: « Apaiser la peur de l’abandon » would show on a locked screen.

type Registered = SessionInMail & {
  firstName: string;
  registration: number;
  why: 'confirmed' | 'freed-place';
};

export function workshopRegistered(data: Registered, appUrl: string): MailDraft {
  const workshop = workshopIn(data);
  const freed = data.why === 'freed-place';
  return {
    subject: `${freed ? 'Une place s’est libérée' : 'Votre place est réservée'}${COLON} ${when(data)}`,
    attachments: [calendarFile(dateOf(data, appUrl), 'PUBLISH')],
    body: (
      <MailLayout
        title={freed ? 'Une place s’est libérée pour vous' : 'Votre place est réservée'}
        preview={capital(when(data))}
        reason="Vous recevez ce message parce que vous vous êtes inscrit·e à un atelier."
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>
          {freed
            ? `Quelqu’un a rendu sa place, et vous étiez la première personne en attente${COLON} elle est à vous.`
            : 'C’est noté, nous nous réjouissons de vous accueillir.'}
        </MailText>
        <Details data={data} workshop={workshop} />
        <Room room={data.room} />
        <MailAction href={`${appUrl}/coaching`}>Voir mes ateliers</MailAction>
        <MailNote>La date est jointe à ce message{COLON} ouvrez-la pour l’ajouter à votre agenda.</MailNote>
        <MailNote>
          Un empêchement{QUESTION} Rendez votre place depuis «{NARROW}Mon coaching{NARROW}»{COLON} elle ira à
          la personne suivante.
        </MailNote>
      </MailLayout>
    ),
  };
}

type Waiting = SessionInMail & { firstName: string; rank: number };

export function workshopWaiting(data: Waiting, appUrl: string): MailDraft {
  return {
    subject: `Vous êtes n° ${data.rank} sur la liste d’attente`,
    body: (
      <MailLayout
        title={`Vous êtes n° ${data.rank} sur la liste d’attente`}
        preview="Dès qu’une place se libère, elle est à vous et nous vous écrivons."
        reason="Vous recevez ce message parce que vous vous êtes inscrit·e à un atelier."
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>
          Cette séance est complète pour le moment. Dès qu’une place se libère et que votre tour vient, elle
          est à vous et nous vous écrivons{COLON} vous n’avez rien à faire.
        </MailText>
        <Details data={data} workshop={workshopIn(data)} />
        <MailAction href={`${appUrl}/webinaires/${data.workshopId}/inscription`}>
          Voir les autres dates
        </MailAction>
      </MailLayout>
    ),
  };
}

type Cancelled = SessionInMail & { firstName: string; registration: number };

export function workshopCancelled(data: Cancelled, appUrl: string): MailDraft {
  return {
    subject: `Votre place est rendue${COLON} ${when(data)}`,
    attachments: [calendarFile(dateOf(data, appUrl), 'CANCEL')],
    body: (
      <MailLayout
        title="Votre place est rendue"
        preview="Merci d’avoir prévenu. Les prochaines dates vous attendent."
        reason="Vous recevez ce message parce que vous avez annulé une inscription à un atelier."
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>
          Merci d’avoir prévenu{COLON} votre place pourra servir à quelqu’un d’autre. Vous reviendrez quand ce
          sera le bon moment pour vous.
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

type Reminder = SessionInMail & { firstName: string; kind: 'reminder' | 'too-few' };

export function workshopReminder(data: Reminder, appUrl: string): MailDraft {
  const alone = data.kind === 'too-few';
  return {
    subject: `${alone ? 'Votre atelier est à confirmer' : 'Votre atelier approche'}${COLON} ${when(data)}`,
    body: (
      <MailLayout
        title={alone ? 'Vous êtes la seule personne inscrite' : 'Votre atelier approche'}
        preview={capital(when(data))}
        reason="Vous recevez ce message parce que vous êtes inscrit·e à cet atelier."
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>
          {alone
            ? 'À cette heure, vous êtes la seule personne inscrite, et nos ateliers se vivent à deux au moins. L’équipe regarde avec votre coach si la séance peut avoir lieu, et vous écrit. Si quelqu’un s’inscrit entre-temps, elle a lieu comme prévu.'
            : 'Installez-vous au calme quelques minutes avant, avec de quoi noter. Il n’y a rien à préparer.'}
        </MailText>
        <Details data={data} workshop={workshopIn(data)} />
        <Room room={data.room} />
        <MailAction href={`${appUrl}/coaching`}>Voir mes ateliers</MailAction>
        <MailNote>
          Un empêchement{QUESTION} Rendez votre place depuis «{NARROW}Mon coaching{NARROW}» jusqu’au début de
          la séance.
        </MailNote>
      </MailLayout>
    ),
  };
}

export function workshopCoach(data: SessionInMail & { news: CoachNews }, appUrl: string): MailDraft {
  const { news } = data;
  return {
    subject: `${COACH_SUBJECTS[news.kind]}${COLON} ${when(data)}`,
    ...(news.kind === 'joined'
      ? {
          attachments: [
            calendarFile({ ...dateOf(data, appUrl), uid: `seance-${data.sessionId}` }, 'PUBLISH'),
          ],
        }
      : {}),
    body: (
      <MailLayout
        title={COACH_SUBJECTS[news.kind]}
        preview={capital(when(data))}
        reason="Vous recevez ce message parce que vous animez cet atelier ou faites partie de l’équipe."
      >
        <MailText>Bonjour,</MailText>
        <MailText>{sentenceFor(news)}</MailText>
        <Details data={data} workshop={workshopIn(data)} />
        <Room room={data.room} />
      </MailLayout>
    ),
  };
}

const COACH_SUBJECTS: Record<CoachNews['kind'], string> = {
  joined: 'Une nouvelle inscription à votre atelier',
  left: 'Une place rendue à votre atelier',
  'too-few': 'Un atelier avec trop peu de monde',
};

function sentenceFor(news: CoachNews): string {
  if (news.kind === 'joined') return `${news.firstName} participera à votre atelier.`;
  if (news.kind === 'left') return `${news.firstName ?? 'Une personne'} ne participera pas à votre atelier.`;
  const people = news.taken === 0 ? 'Personne n’est inscrit' : 'Une seule personne est inscrite';
  return `${people} à cette séance, et il faut être deux. L’équipe décide avec vous si elle a lieu.`;
}

const NARROW = '\u202f';
const COLON = `${NARROW}:`;
const QUESTION = `${NARROW}?`;

function Details({ data, workshop }: { data: SessionInMail; workshop: Workshop }): ReactNode {
  const coach = builtInCoach(workshop.coach);
  return (
    <MailText>
      <strong>{workshop.title}</strong>
      <br />
      {capital(when(data))} (heure de Paris)
      <br />
      Avec {coach.firstName} {coach.lastName}, {workshop.durationMinutes === 120 ? '2 heures' : '45 minutes'}
    </MailText>
  );
}

function Room({ room }: { room: string | null }): ReactNode {
  if (room === null)
    return (
      <MailText>
        L’atelier se vit en petit groupe, en visioconférence{COLON} l’équipe vous envoie le lien avant la
        séance.
      </MailText>
    );
  return (
    <MailText>
      L’atelier se vit en petit groupe, en visioconférence, à cette adresse{COLON} <RoomLink room={room} />
    </MailText>
  );
}

function RoomLink({ room }: { room: string }): ReactNode {
  return (
    <a className="link" href={room} style={{ color: '#6B2D5C', wordBreak: 'break-all' }}>
      {room}
    </a>
  );
}

/** « jeudi 3 décembre à 19 h 30 » */
function when({ startsAt }: SessionInMail): string {
  const instant = new Date(startsAt);
  return `${frenchDay(instant)} à ${frenchTime(instant)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @throws RangeError when the workshop is no longer in the catalogue */
function workshopIn({ workshopId }: SessionInMail): Workshop {
  const workshop = findWorkshop(workshopId);
  if (!workshop) throw new RangeError(`No workshop ${workshopId}`);
  return workshop;
}

function dateOf(data: SessionInMail & { registration?: number }, appUrl: string) {
  return {
    uid: `inscription-${data.registration}@${new URL(appUrl).hostname}`,
    startsAt: new Date(data.startsAt),
    durationMinutes: workshopIn(data).durationMinutes,
    organizer: data.organizer,
    url: `${appUrl}/coaching`,
    room: data.room,
  };
}
