import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import type { ReminderKind } from '../rules.ts';
import { capital, type DateInMail, Details, Room, when, workshopIn } from './date-in-mail.tsx';

type Reminder = DateInMail & { firstName: string; kind: ReminderKind };

/** The evening before: the date comes near, or is too small to be sure (D22). */
function workshopReminder(data: Reminder, appUrl: string): MailDraft {
  const { title, text } = WORDS[data.kind];
  return {
    subject: `${WORDS[data.kind].subject} : ${when(data)}`,
    body: (
      <MailLayout
        title={title}
        preview={capital(when(data))}
        reason="Vous recevez ce message parce que vous avez une place dans cet atelier."
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>{text}</MailText>
        <Details data={data} workshop={workshopIn(data)} />
        <Room room={data.room} />
        <MailAction href={`${appUrl}/coaching`}>Voir mes ateliers</MailAction>
        <MailNote>
          Un empêchement ? Rendez votre place depuis « Mon coaching » jusqu’au début de la séance.
        </MailNote>
      </MailLayout>
    ),
  };
}

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

/** By the name under which each waits in the queue. */
export const reminderMails = {
  'workshop-reminder': workshopReminder,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof reminderMails> {}
}
