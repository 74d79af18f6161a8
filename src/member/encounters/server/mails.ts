import { calendarLeaf, frenchDay } from '#lib/french-date.ts';
import { capital } from '#lib/french-words.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { hourInMail, type PlanPlaces, planHour, planMoment } from '#mechanisms/calendar/rules.ts';
import { type MailCard, type MailDraft, NEWS_SUBJECT } from '#platform/mail/mail-draft.ts';
import { placeThere, SAFETY_TIPS } from '../texts.ts';
import { type EncounterInMail, encounterDetails, encounterFile, threadPath } from './date-in-mail.ts';

// Subject and preview show on a locked screen: they name nobody and do not mention dating.

const REASON =
  'Vous recevez ce message parce que vous avez un rendez-vous avec une personne rencontrée sur Lueur.';
/** The conversation shows the others. */
const TIPS_IN_MAIL = 4;

type Proposed = Pick<EncounterInMail, 'contactId' | 'otherName' | 'firstName' | 'place'> & {
  /** ISO instants, soonest first. */
  moments: readonly string[];
  places: PlanPlaces;
};

type Reminder = EncounterInMail & {
  kind: 'eve' | 'soon';
  /** « demain », in the recipient’s time zone. */
  day: string;
};

export const encounterMails = {
  /** A new proposal. */
  'date-proposed': (data: Proposed): MailDraft => ({
    subject: NEWS_SUBJECT,
    title: `${data.otherName} vous propose un rendez-vous`,
    scene: 'table',
    preview: 'À lire et à répondre quand vous le souhaitez.',
    reason: 'Vous recevez ce message parce qu’une invitation vous est faite sur Lueur.',
    blocks: [
      `Bonjour ${data.firstName},`,
      `Et si vous vous retrouviez ${placeThere(data.place)}\u202f? Voici ses trois moments.`,
      { cards: data.moments.map((moment) => momentCard(new Date(moment), data.places)) },
      'Choisissez celui qui vous plaît, proposez-en d’autres, ou dites simplement que ce n’est pas le moment\u202f: toutes les réponses sont bonnes.',
      { action: 'Voir l’invitation', to: threadPath(data) },
      { note: 'Vous pouvez refuser ces e-mails dans « Mon compte », avec ceux des messages.' },
    ],
  }),

  /** Both agreed: the calendar entry, and tips. */
  'date-agreed': (data: EncounterInMail, appUrl: string): MailDraft => ({
    subject: NEWS_SUBJECT,
    title: `C’est convenu\u202f: ${planMoment(new Date(data.startsAt), data.places)}`,
    scene: 'sunrise',
    portraits: [data.firstName, data.otherName],
    attachments: [encounterFile(data, appUrl, 'PUBLISH')],
    preview: 'C’est convenu, à lire quand vous aurez un moment.',
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

  /** Cancelled by either, moved, or no longer possible; does not name the reason. */
  'date-cancelled': (data: EncounterInMail, appUrl: string): MailDraft => ({
    subject: `Un changement sur ${PRODUCT_NAME}`,
    title: 'Votre rendez-vous est annulé',
    scene: 'horizon',
    attachments: [encounterFile(data, appUrl, 'CANCEL')],
    preview: 'Ce qui était prévu n’aura pas lieu.',
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
    const { kind, day, places } = data;
    return {
      subject: `Un rappel de ${PRODUCT_NAME}`,
      title: `C’est ${day}, à ${planHour(new Date(data.startsAt), places)}`,
      scene: 'sunrise',
      portraits: [data.firstName, data.otherName],
      preview: kind === 'eve' ? 'Ce qui est prévu pour demain.' : 'Ce qui est prévu aujourd’hui.',
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

function momentCard(moment: Date, places: PlanPlaces): MailCard {
  const [{ zone }] = places;
  return {
    leaf: calendarLeaf(moment, zone),
    title: capital(frenchDay(moment, zone)),
    line: hourInMail(moment, places),
  };
}
