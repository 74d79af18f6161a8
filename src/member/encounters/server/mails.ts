import { IN_PARIS, planHour } from '#mechanisms/calendar/rules.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { SAFETY_TIPS } from '../texts.ts';
import { type EncounterInMail, encounterDetails, encounterFile, threadPath } from './date-in-mail.ts';

// No subject names the other person nor the place: it shows on a locked screen.

const REASON =
  'Vous recevez ce message parce que vous avez un rendez-vous avec une personne rencontrée sur Lueur.';
/** The rest is read in the conversation. */
const TIPS_IN_MAIL = 4;

type Proposed = Pick<EncounterInMail, 'contactId' | 'otherName' | 'firstName'>;

type Reminder = EncounterInMail & {
  kind: 'eve' | 'soon';
  /** « demain », where the reader lives. */
  day?: string;
};

export const encounterMails = {
  /** A proposal waits for its answer. */
  'date-proposed': (data: Proposed): MailDraft => ({
    subject: 'Une invitation à vous rencontrer',
    title: `${data.otherName} vous propose un rendez-vous`,
    preview: 'Trois moments au choix. Répondez quand vous le souhaitez.',
    reason: 'Vous recevez ce message parce qu’une invitation vous est faite sur Lueur.',
    blocks: [
      `Bonjour ${data.firstName},`,
      'Trois moments vous sont proposés, dans un lieu public. Choisissez celui qui vous plaît, proposez-en d’autres, ou dites simplement que ce n’est pas le moment\u202f: toutes les réponses sont bonnes.',
      { action: 'Voir l’invitation', to: threadPath(data) },
      { note: 'Vous pouvez refuser ces e-mails dans « Mon compte », avec ceux des messages.' },
    ],
  }),

  /** Both agreed: the date for the calendar, and what is good to know before. */
  'date-agreed': (data: EncounterInMail, appUrl: string): MailDraft => ({
    subject: 'Votre rendez-vous est fixé',
    attachments: [encounterFile(data, appUrl, 'PUBLISH')],
    preview: 'Quand, où, et avec qui.',
    reason: REASON,
    blocks: [
      `Bonjour ${data.firstName},`,
      encounterDetails(data),
      { action: 'Ouvrir la conversation', to: threadPath(data) },
      { note: 'La date est jointe à ce message\u202f: ouvrez-la pour l’ajouter à votre agenda.' },
      [{ bold: 'Avant d’y aller' }],
      ...SAFETY_TIPS.slice(0, TIPS_IN_MAIL).map(({ title, text }) => ({
        note: [{ bold: `${title}.` }, ` ${text}`],
      })),
      {
        note: `Un empêchement\u202f? Déplacez ou annulez depuis la conversation\u202f: ${data.otherName} le saura aussitôt.`,
      },
    ],
  }),

  /** Cancelled by either, moved, or no longer possible: why is not said here. */
  'date-cancelled': (data: EncounterInMail, appUrl: string): MailDraft => ({
    subject: 'Votre rendez-vous est annulé',
    attachments: [encounterFile(data, appUrl, 'CANCEL')],
    preview: 'Ce rendez-vous n’aura pas lieu.',
    reason: REASON,
    blocks: [
      `Bonjour ${data.firstName},`,
      'Ce rendez-vous n’aura pas lieu. Il n’y a rien à faire, ni à expliquer.',
      encounterDetails(data),
      { action: 'Voir mes messages', to: threadPath(data) },
      { note: 'Le fichier joint retire la date de votre agenda.' },
    ],
  }),

  /** The evening before, or two hours before. */
  'date-reminder': (data: Reminder): MailDraft => {
    const { kind, places = [IN_PARIS, IN_PARIS] } = data;
    const day = data.day ?? (kind === 'eve' ? 'demain' : 'aujourd’hui');
    return {
      subject: kind === 'eve' ? 'Votre rendez-vous est demain' : 'Votre rendez-vous approche',
      title: `C’est ${day}, à ${planHour(new Date(data.startsAt), places)}`,
      preview: 'Quand, où, et avec qui.',
      reason: REASON,
      blocks: [
        `Bonjour ${data.firstName},`,
        encounterDetails(data),
        'Dites à une personne proche où vous allez\u202f: un lien est prêt dans la conversation. Et prenez plaisir à la rencontre.',
        { action: 'Ouvrir la conversation', to: threadPath(data) },
      ],
    };
  },
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof encounterMails> {}
}
