import { frenchMoment } from '#lib/french-date.ts';
import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { calendarFile } from './calendar.ts';
import { capital, type DateInMail, Details, Room, when, workshopIn } from './date-in-mail.tsx';
import { placeDate } from './place-mails.tsx';

/** What the team has changed in a date. */
export type DateNews =
  | { kind: 'moved' /** ISO instant. */; from: string }
  | { kind: 'cancelled' /** In the words of the team. */; reason: string }
  | { kind: 'room' };

type News = DateInMail & { firstName: string; registration: number; waiting: boolean; news: DateNews };

/** For whoever has a place, or waits for one: what becomes of the date, and of its entry in their calendar. */
function workshopDateNews(data: News, appUrl: string): MailDraft {
  const { news, waiting } = data;
  const { subject, title, sentences } = wordsFor(data);
  const cancelled = news.kind === 'cancelled';
  const file = calendarFile(placeDate(data, appUrl), cancelled ? 'CANCEL' : 'PUBLISH');
  return {
    subject: `${subject} : ${when(data)}`,
    ...(waiting ? {} : { attachments: [file] }),
    body: (
      <MailLayout
        title={title}
        preview={capital(when(data))}
        reason="Vous recevez ce message parce que vous avez demandé une place dans cet atelier."
      >
        <MailText>Bonjour {data.firstName},</MailText>
        {sentences.map((sentence) => (
          <MailText key={sentence}>{sentence}</MailText>
        ))}
        <Details data={data} workshop={workshopIn(data)} />
        {cancelled || waiting ? null : <Room room={data.room} />}
        {cancelled ? (
          <MailAction href={`${appUrl}/webinaires/${data.workshopId}/inscription`}>
            Choisir une autre date
          </MailAction>
        ) : (
          <MailAction href={`${appUrl}/coaching`}>Voir mes ateliers</MailAction>
        )}
        {waiting ? null : <MailNote>{FILE_NOTES[news.kind]}</MailNote>}
        {news.kind === 'moved' ? (
          <MailNote>
            {waiting
              ? 'Cette date ne vous convient pas ? Quittez la liste d’attente depuis « Mon coaching ».'
              : 'Cette date ne vous convient pas ? Rendez votre place depuis « Mon coaching » : elle ira à la personne suivante.'}
          </MailNote>
        ) : null}
      </MailLayout>
    ),
  };
}

const FILE_NOTES: Record<DateNews['kind'], string> = {
  moved: 'Le fichier joint remplace l’ancienne date dans votre agenda.',
  cancelled: 'Le fichier joint retire la date de votre agenda.',
  room: 'Le fichier joint ajoute cette adresse à la date dans votre agenda.',
};

function wordsFor({ news, waiting }: News): { subject: string; title: string; sentences: string[] } {
  if (news.kind === 'room')
    return {
      subject: 'Le lien de votre séance',
      title: 'Le lien de votre séance est là',
      sentences: [
        'Voici l’adresse de la visioconférence de votre séance. Si vous en aviez reçu une autre, celle-ci la remplace.',
      ],
    };
  if (news.kind === 'moved')
    return {
      subject: 'Votre séance est déplacée',
      title: 'Votre séance change de date',
      sentences: [
        `La séance prévue ${frenchMoment(new Date(news.from))} est déplacée. ${
          waiting ? 'Vous gardez votre rang sur la liste d’attente.' : 'Votre place vous est gardée.'
        } Voici la nouvelle date.`,
      ],
    };
  return {
    subject: 'Séance annulée',
    title: 'Votre séance est annulée',
    sentences: [
      'La séance ci-dessous n’aura pas lieu, et nous en sommes désolés.',
      `La raison : ${news.reason}`,
      waiting
        ? 'Vous n’avez rien à faire : votre rang sur la liste d’attente ne compte plus, et vous pouvez choisir une autre date.'
        : 'Vous n’avez rien à faire : cette place ne compte plus parmi vos séances à venir, et vous pouvez choisir une autre date.',
    ],
  };
}

/** By the name under which each waits in the queue. */
export const dateNewsMails = {
  'workshop-date-news': workshopDateNews,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof dateNewsMails> {}
}
