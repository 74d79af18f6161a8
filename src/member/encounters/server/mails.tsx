import { frenchTime } from '#lib/french-date.ts';
import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { SAFETY_TIPS } from '../texts.ts';
import { DateDetails, type DateInMail, dateFile, threadAddress } from './date-in-mail.tsx';

// No subject names the other person nor the place: it shows on a locked screen.

const REASON =
  'Vous recevez ce message parce que vous avez un rendez-vous avec une personne rencontrée sur Lueur.';
/** The rest is read in the conversation. */
const TIPS_IN_MAIL = 4;

type Proposed = Pick<DateInMail, 'contactId' | 'otherName' | 'firstName'>;

/** A proposal waits for its answer. */
function dateProposed(data: Proposed, appUrl: string): MailDraft {
  return {
    subject: 'Une invitation à vous rencontrer',
    body: (
      <MailLayout
        title={`${data.otherName} vous propose un rendez-vous`}
        preview="Trois moments au choix. Répondez quand vous le souhaitez."
        reason="Vous recevez ce message parce qu’une invitation vous est faite sur Lueur."
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>
          Trois moments vous sont proposés, dans un lieu public. Choisissez celui qui vous plaît, proposez-en
          d’autres, ou dites simplement que ce n’est pas le moment{'\u202f'}: toutes les réponses sont bonnes.
        </MailText>
        <MailAction href={threadAddress(data, appUrl)}>Voir l’invitation</MailAction>
        <MailNote>Vous pouvez refuser ces e-mails dans « Mon compte », avec ceux des messages.</MailNote>
      </MailLayout>
    ),
  };
}

/** Both agreed: the date for the calendar, and what is good to know before. */
function dateAgreed(data: DateInMail, appUrl: string): MailDraft {
  return {
    subject: 'Votre rendez-vous est fixé',
    attachments: [dateFile(data, appUrl, 'PUBLISH')],
    body: (
      <MailLayout title="Votre rendez-vous est fixé" preview="Quand, où, et avec qui." reason={REASON}>
        <MailText>Bonjour {data.firstName},</MailText>
        <DateDetails data={data} />
        <MailAction href={threadAddress(data, appUrl)}>Ouvrir la conversation</MailAction>
        <MailNote>
          La date est jointe à ce message{'\u202f'}: ouvrez-la pour l’ajouter à votre agenda.
        </MailNote>
        <MailText>
          <strong>Avant d’y aller</strong>
        </MailText>
        {SAFETY_TIPS.slice(0, TIPS_IN_MAIL).map(({ title, text }) => (
          <MailNote key={title}>
            <strong>{title}.</strong> {text}
          </MailNote>
        ))}
        <MailNote>
          Un empêchement{'\u202f'}? Déplacez ou annulez depuis la conversation{'\u202f'}: {data.otherName} le
          saura aussitôt.
        </MailNote>
      </MailLayout>
    ),
  };
}

/** Cancelled by either, moved, or no longer possible: why is not said here. */
function dateCancelled(data: DateInMail, appUrl: string): MailDraft {
  return {
    subject: 'Votre rendez-vous est annulé',
    attachments: [dateFile(data, appUrl, 'CANCEL')],
    body: (
      <MailLayout
        title="Votre rendez-vous est annulé"
        preview="Ce rendez-vous n’aura pas lieu."
        reason={REASON}
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>Ce rendez-vous n’aura pas lieu. Il n’y a rien à faire, ni à expliquer.</MailText>
        <DateDetails data={data} />
        <MailAction href={threadAddress(data, appUrl)}>Voir mes messages</MailAction>
        <MailNote>Le fichier joint retire la date de votre agenda.</MailNote>
      </MailLayout>
    ),
  };
}

type Reminder = DateInMail & { kind: 'eve' | 'soon' };

/** The evening before, or two hours before. */
function dateReminder(data: Reminder, appUrl: string): MailDraft {
  const hour = frenchTime(new Date(data.startsAt));
  const title = data.kind === 'eve' ? `C’est demain, à ${hour}` : `C’est aujourd’hui, à ${hour}`;
  return {
    subject: data.kind === 'eve' ? 'Votre rendez-vous est demain' : 'Votre rendez-vous approche',
    body: (
      <MailLayout title={title} preview="Quand, où, et avec qui." reason={REASON}>
        <MailText>Bonjour {data.firstName},</MailText>
        <DateDetails data={data} />
        <MailText>
          Dites à une personne proche où vous allez{'\u202f'}: un lien est prêt dans la conversation. Et
          prenez plaisir à la rencontre.
        </MailText>
        <MailAction href={threadAddress(data, appUrl)}>Ouvrir la conversation</MailAction>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const encounterMails = {
  'date-proposed': dateProposed,
  'date-agreed': dateAgreed,
  'date-cancelled': dateCancelled,
  'date-reminder': dateReminder,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof encounterMails> {}
}
