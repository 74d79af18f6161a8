import { capital } from '#lib/capital.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import type { ReminderKind } from '../rules.ts';
import { type DateInMail, roomWords, when, workshopDetails } from './date-in-mail.ts';

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

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof reminderMails> {}
}
