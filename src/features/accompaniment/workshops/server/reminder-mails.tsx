import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { capital, type DateInMail, Details, Room, when, workshopIn } from './date-in-mail.tsx';

type Reminder = DateInMail & { firstName: string; kind: 'reminder' | 'too-few' };

/** The evening before: the date comes near, or is too small to be sure (D22). */
function workshopReminder(data: Reminder, appUrl: string): MailDraft {
  const alone = data.kind === 'too-few';
  return {
    subject: `${alone ? 'Votre atelier est à confirmer' : 'Votre atelier approche'} : ${when(data)}`,
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
          Un empêchement ? Rendez votre place depuis « Mon coaching » jusqu’au début de la séance.
        </MailNote>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const reminderMails = {
  'workshop-reminder': workshopReminder,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof reminderMails> {}
}
