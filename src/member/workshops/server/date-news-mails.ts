import { parisMoment } from '#lib/french-date.ts';
import { capital } from '#lib/french-words.ts';
import { type MailDraft, paragraphs } from '#platform/mail/mail-draft.ts';
import { type DateInMail, placeFile, roomWords, when, workshopDetails } from './date-in-mail.ts';

/** A change of a date by the team. */
export type DateNews =
  | { kind: 'moved' /** ISO instant. */; from: string }
  | { kind: 'cancelled' /** In the team’s words. */; reason: string }
  | { kind: 'room' }
  | { kind: 'message'; from: string; words: string };

type News = DateInMail & { firstName: string; registration: number; waiting: boolean; news: DateNews };

const FILE_NOTES: Partial<Record<DateNews['kind'], string>> = {
  moved: 'Le fichier joint remplace l’ancienne date dans votre agenda.',
  cancelled: 'Le fichier joint retire la date de votre agenda.',
  room: 'Le fichier joint ajoute cette adresse à la date dans votre agenda.',
};

function wordsFor({ news, waiting }: News): { subject: string; title: string; sentences: string[] } {
  if (news.kind === 'message')
    return {
      subject: 'Un mot pour votre séance',
      title: 'Un mot pour votre séance',
      sentences: [...paragraphs(news.words), `${news.from}, de l’équipe`],
    };
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
        `La séance prévue ${parisMoment(new Date(news.from))} est déplacée. ${
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

export const dateNewsMails = {
  /** For participants and the waiting list: the change, and the update of the calendar entry. */
  'workshop-date-news': (data: News, appUrl: string): MailDraft => {
    const { news, waiting } = data;
    const { subject, title, sentences } = wordsFor(data);
    const fileNote = FILE_NOTES[news.kind];
    const cancelled = news.kind === 'cancelled';
    const file = placeFile(data, appUrl, cancelled ? 'CANCEL' : 'PUBLISH');
    return {
      subject: `${subject} : ${when(data)}`,
      ...(waiting || !fileNote ? {} : { attachments: [file] }),
      title,
      preview: capital(when(data)),
      reason: 'Vous recevez ce message parce que vous avez demandé une place dans cet atelier.',
      blocks: [
        `Bonjour ${data.firstName},`,
        ...sentences,
        workshopDetails(data),
        !cancelled && !waiting && roomWords(data),
        cancelled
          ? { action: 'Choisir une autre date', to: `/webinaires/${data.workshopId}/inscription` }
          : { action: 'Voir mes ateliers', to: '/coaching' },
        !waiting && fileNote !== undefined && { note: fileNote },
        news.kind === 'moved' && {
          note: waiting
            ? 'Cette date ne vous convient pas ? Quittez la liste d’attente depuis « Mon coaching ».'
            : 'Cette date ne vous convient pas ? Rendez votre place depuis « Mon coaching » : elle ira à la personne suivante.',
        },
      ],
    };
  },
};
