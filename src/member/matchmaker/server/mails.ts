import { type MailDraft, NEWS_SUBJECT } from '#platform/mail/mail-draft.ts';

// Subject and preview show on a locked screen: they name nobody and do not mention dating. The note is only shown on
// the site.

const REASON =
  'Vous recevez ce message parce que vous êtes membre de Lueur et qu’une personne de l’équipe vous présente quelqu’un.';

interface Introduced {
  firstName: string;
  by: string;
  otherName: string;
  /** Example: « dimanche 6 décembre ». */
  lastDay: string;
}

interface Opened {
  firstName: string;
  contactId: string;
  contactName: string;
}

export const introductionMails = {
  'introduction-made': ({ firstName, by, otherName, lastDay }: Introduced): MailDraft => ({
    subject: NEWS_SUBJECT,
    scene: 'meeting',
    title: `${by} vous présente ${otherName}`,
    preview: 'À lire et à répondre quand vous le souhaitez.',
    reason: REASON,
    blocks: [
      `Bonjour ${firstName},`,
      `${by}, matchmaker de l’équipe, a pensé à vous deux et vous a écrit quelques mots. Le profil est au-dessus de votre sélection.`,
      { action: 'Découvrir cette présentation', to: '/selection' },
      `Acceptez ou déclinez jusqu’au ${lastDay}, sans avoir à vous expliquer. Si vous déclinez, ${otherName} ne le saura pas.`,
      { note: 'La conversation s’ouvre quand vous avez accepté de part et d’autre.' },
    ],
  }),

  'introduction-opened': ({ firstName, contactId, contactName }: Opened): MailDraft => ({
    subject: NEWS_SUBJECT,
    scene: 'meeting',
    title: 'Vous avez dit oui, l’autre personne aussi',
    preview: 'À lire quand vous aurez un moment.',
    reason: REASON,
    blocks: [
      `Bonjour ${firstName},`,
      `${contactName} a accepté la présentation d’une matchmaker de l’équipe, comme vous. Votre conversation est ouverte\u202f: écrivez les premiers mots, sans attendre que l’autre commence.`,
      { action: 'Ouvrir la conversation', to: `/chat?contact=${encodeURIComponent(contactId)}` },
      { note: 'Elle ne compte pas parmi les trois que vous pouvez ouvrir vous-même.' },
    ],
  }),
};
