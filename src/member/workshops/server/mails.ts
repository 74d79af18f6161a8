import { capital } from '#lib/french-words.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';
import type { ReminderKind } from '../rules.ts';
import { type DateInMail, placeFile, roomWords, when, workshopDetails } from './date-in-mail.ts';

// Subjects never name a workshop: « Apaiser la peur de l’abandon » would show on a locked screen.

type Cancelled = DateInMail & { firstName: string; registration: number };
type Registered = Cancelled & { why: 'confirmed' | 'freed-place' };
type Waiting = DateInMail & { firstName: string; rank: number };

export const placeMails = {
  /** A place, registered or freed by somebody else, with its calendar entry. */
  'workshop-registered': (data: Registered, appUrl: string): MailDraft => {
    const freed = data.why === 'freed-place';
    return {
      subject: `${freed ? 'Une place s’est libérée' : 'Votre place est réservée'} : ${when(data)}`,
      attachments: [placeFile(data, appUrl, 'PUBLISH')],
      title: freed ? 'Une place s’est libérée pour vous' : 'Votre place est réservée',
      preview: capital(when(data)),
      reason: 'Vous recevez ce message parce que vous avez demandé une place dans un atelier.',
      blocks: [
        `Bonjour ${data.firstName},`,
        freed
          ? 'Quelqu’un a rendu sa place, et vous étiez la première personne en attente : elle est à vous.'
          : 'C’est noté, nous nous réjouissons de vous accueillir.',
        workshopDetails(data),
        roomWords(data),
        { action: 'Voir mes ateliers', to: '/coaching' },
        { note: 'La date est jointe à ce message : ouvrez-la pour l’ajouter à votre agenda.' },
        {
          note: 'Un empêchement ? Rendez votre place depuis « Mon coaching » : elle ira à la personne suivante.',
        },
      ],
    };
  },

  /** A rank on the waiting list, from 1. */
  'workshop-waiting': (data: Waiting): MailDraft => ({
    subject: `Vous êtes n° ${data.rank} sur la liste d’attente`,
    preview: 'Dès qu’une place se libère, elle est à vous et nous vous écrivons.',
    reason: 'Vous recevez ce message parce que vous avez demandé une place dans un atelier.',
    blocks: [
      `Bonjour ${data.firstName},`,
      'Cette séance est complète pour le moment. Dès qu’une place se libère et que votre tour vient, elle est à vous et nous vous écrivons : vous n’avez rien à faire.',
      workshopDetails(data),
      { action: 'Voir les autres dates', to: `/webinaires/${data.workshopId}/inscription` },
    ],
  }),

  /** A place given back, with the calendar file that removes it. */
  'workshop-cancelled': (data: Cancelled, appUrl: string): MailDraft => ({
    subject: `Votre place est rendue : ${when(data)}`,
    attachments: [placeFile(data, appUrl, 'CANCEL')],
    title: 'Votre place est rendue',
    preview: 'Merci d’avoir prévenu. Les prochaines dates sont sur le site.',
    reason: 'Vous recevez ce message parce que vous avez annulé une inscription à un atelier.',
    blocks: [
      `Bonjour ${data.firstName},`,
      'Merci d’avoir prévenu : votre place pourra servir à quelqu’un d’autre. Vous reviendrez quand ce sera le bon moment pour vous.',
      workshopDetails(data),
      { action: 'Choisir une autre date', to: `/webinaires/${data.workshopId}/inscription` },
      { note: 'Le fichier joint retire la date de votre agenda.' },
    ],
  }),
};

type Reminder = DateInMail & { firstName: string; kind: ReminderKind };

const WORDS: Record<ReminderKind, { subject: string; title: string; text: string }> = {
  reminder: {
    subject: 'Votre atelier approche',
    title: 'Votre atelier approche',
    text: 'Installez-vous au calme quelques minutes avant, avec de quoi noter. Il n’y a rien à préparer.',
  },
  'too-few': {
    subject: 'Votre atelier est à confirmer',
    title: 'Vous êtes la seule personne inscrite',
    text: 'À cette heure, vous êtes la seule personne inscrite, et nos ateliers se vivent à deux au moins. L’équipe regarde avec votre coach si la séance peut avoir lieu, et vous écrit. Si quelqu’un s’inscrit entre-temps, elle a lieu comme prévu, et nous vous le disons aussitôt.',
  },
  confirmed: {
    subject: 'Votre atelier est confirmé',
    title: 'Votre atelier a bien lieu',
    text: 'Quelqu’un d’autre vient de s’inscrire\u202f: la séance a lieu comme prévu. Installez-vous au calme quelques minutes avant, avec de quoi noter.',
  },
};

export const reminderMails = {
  /** The evening before: the date is near, or has too few participants (D22). */
  'workshop-reminder': (data: Reminder): MailDraft => {
    const { subject, title, text } = WORDS[data.kind];
    return {
      subject: `${subject} : ${when(data)}`,
      title,
      preview: capital(when(data)),
      reason: 'Vous recevez ce message parce que vous avez une place dans cet atelier.',
      blocks: [
        `Bonjour ${data.firstName},`,
        text,
        workshopDetails(data),
        roomWords(data),
        { action: 'Voir mes ateliers', to: '/coaching' },
        { note: 'Un empêchement ? Rendez votre place depuis « Mon coaching » jusqu’au début de la séance.' },
      ],
    };
  },
};
