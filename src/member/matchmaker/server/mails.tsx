import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

// No subject names the other person: it shows on a locked screen. The note itself is read with us.

const REASON =
  'Vous recevez ce message parce que vous êtes membre de Lueur et qu’une personne de l’équipe vous présente quelqu’un.';

interface Introduced {
  firstName: string;
  /** Of the matchmaker. */
  by: string;
  otherName: string;
  /** « dimanche 6 décembre » */
  lastDay: string;
}

function introductionMade({ firstName, by, otherName, lastDay }: Introduced, appUrl: string): MailDraft {
  return {
    subject: 'Votre matchmaker vous présente quelqu’un',
    body: (
      <MailLayout
        title={`${by} vous présente ${otherName}`}
        preview="Quelques mots pour vous deux. Répondez quand vous le souhaitez."
        reason={REASON}
      >
        <MailText>Bonjour {firstName},</MailText>
        <MailText>
          {by}, votre matchmaker, a pensé à vous deux et vous a écrit quelques mots. Le profil est au-dessus
          de votre sélection.
        </MailText>
        <MailAction href={`${appUrl}/selection`}>Découvrir cette présentation</MailAction>
        <MailText>
          Acceptez ou déclinez jusqu’au {lastDay}, sans avoir à vous expliquer. Si vous déclinez, {otherName}{' '}
          ne le saura pas.
        </MailText>
        <MailNote>La conversation s’ouvre quand chacun de vous a dit oui.</MailNote>
      </MailLayout>
    ),
  };
}

interface Opened {
  firstName: string;
  contactId: string;
  contactName: string;
}

function introductionOpened({ firstName, contactId, contactName }: Opened, appUrl: string): MailDraft {
  return {
    subject: 'Votre conversation est ouverte',
    body: (
      <MailLayout
        title="Vous avez dit oui, l’autre personne aussi"
        preview="Votre conversation est ouverte."
        reason={REASON}
      >
        <MailText>Bonjour {firstName},</MailText>
        <MailText>
          {contactName} a accepté la présentation de votre matchmaker, comme vous. Votre conversation est
          ouverte{'\u202f'}: écrivez les premiers mots, sans attendre que l’autre commence.
        </MailText>
        <MailAction href={`${appUrl}/chat?contact=${encodeURIComponent(contactId)}`}>
          Ouvrir la conversation
        </MailAction>
        <MailNote>Elle ne compte pas parmi les trois que vous pouvez ouvrir vous-même.</MailNote>
      </MailLayout>
    ),
  };
}

export const introductionMails = {
  'introduction-made': introductionMade,
  'introduction-opened': introductionOpened,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof introductionMails> {}
}
