import { z } from 'zod';
import { action, base, requiredName, requiredText, route, typedText } from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import {
  newMessage,
  olderThan,
  pageOf,
  SENDING_ERRORS,
  storedMessage,
} from '#mechanisms/threads/contract.ts';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  CONTACT_RECIPIENTS,
  looksLikePhoneNumber,
  PICTURES_PER_MESSAGE,
  VISITOR_ID,
  VISITOR_NAME_MAX_LENGTH,
} from './rules.ts';
import { RATING_WORDS_MAX_LENGTH, RATINGS } from './texts.ts';

const name = (missing: string) =>
  requiredName(CONTACT_NAME_MAX_LENGTH, 'Ce nom est trop long (50 caractères au plus)', missing);

/** All fields are required (spec 2 §5). */
export const contactMessage = z.object({
  first_name: name('Veuillez entrer votre prénom'),
  last_name: name('Veuillez entrer votre nom'),
  email: emailAddress,
  phone: typedText(40, 'Ce numéro est trop long').refine(
    looksLikePhoneNumber,
    'Veuillez entrer un numéro de téléphone',
  ),
  recipient: z.enum(CONTACT_RECIPIENTS, { error: 'Veuillez choisir un destinataire' }),
  message: requiredText(
    CONTACT_MESSAGE_MAX_LENGTH,
    'Votre message est trop long (5 000 caractères au plus)',
    'Veuillez écrire votre message',
  ),
  /** Honeypot: hidden from people; a bot that fills it gets a normal answer. */
  website: z.string().max(1000).default(''),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const contactFormContract = {
  contact: action('/contact', 'Send a message with the contact form').input(contactMessage),
};

const REASON_MAX_LENGTH = 140;
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Entrez une heure');

/** Paris time. */
export const openingHours = z.object({
  week: z.array(z.object({ day: z.int().min(1).max(7), opens: time, closes: time })).max(28),
  closures: z
    .array(
      z.object({
        from: z.iso.date('Choisissez une date'),
        to: z.iso.date('Choisissez une date'),
        reason: typedText(
          REASON_MAX_LENGTH,
          `Ce texte est trop long (${REASON_MAX_LENGTH} caractères au plus)`,
        ),
      }),
    )
    .max(100)
    .refine(
      (closures) => new Set(closures.map(({ from }) => from)).size === closures.length,
      'Deux fermetures commencent le même jour',
    ),
});
export type OpeningHoursForm = z.infer<typeof openingHours>;

const PICTURE_ID = /^[\w-]{1,64}$/;

/** Ids of pictures, in a message of a chat and in a request to send one. */
export const shownPictures = { pictures: z.array(z.string()) };
export const joinedPictures = {
  pictures: z.array(z.string().regex(PICTURE_ID)).max(PICTURES_PER_MESSAGE).default([]),
};

export const pictureUpload = z.object({ photo: z.file(), clientId: z.uuid() });
export const PICTURE_REFUSALS = {
  PICTURE_TOO_LARGE: {
    status: 413,
    message: 'Cette image dépasse 10\u00a0Mo\u202f: choisissez-en une plus légère.',
  },
  PICTURE_TOO_MANY_PIXELS: {
    status: 415,
    message:
      'Cette image compte trop de pixels\u202f: 50\u00a0millions au plus. Réduisez-la, puis joignez-la de nouveau.',
  },
  PICTURE_DAMAGED: {
    status: 415,
    message:
      'Ce fichier est incomplet ou abîmé\u202f: une partie de l’image manque. Enregistrez-la de nouveau, ou choisissez-en une autre.',
  },
  PICTURE_UNREADABLE: {
    status: 415,
    message: 'Choisissez une image JPEG, PNG ou WebP\u202f: les autres fichiers ne passent pas.',
  },
} as const;
export const JOINING_REFUSALS = {
  PICTURE_GONE: {
    status: 409,
    message: 'Une des images n’est plus là. Retirez-la, puis joignez-la de nouveau.',
  },
} as const;

const supportMessage = storedMessage.extend({
  ...shownPictures,
  sender: z.enum(['admin', 'visitor', 'user']),
  /** First name of the colleague who wrote it; null for automatic messages. */
  author: z.string().nullable(),
  /** Written by the server in the team’s name. */
  automatic: z.boolean(),
  timestamp: z.iso.datetime(),
});
export type SupportMessage = z.infer<typeof supportMessage>;

/** A conversation with the team, oldest message first. */
export const supportChat = pageOf(supportMessage).extend({
  /** Messages from the team that this person has not read. */
  unread: z.int(),
  /** Milliseconds until the next automatic message appears: refetch then. */
  nextInMs: z.int().nullable(),
  /** The expected time of an answer. */
  promise: z.string(),
  /** Whether the person is asked for a rating, or has given it. */
  rating: z.enum(['asked', 'given']).nullable(),
});
export type ShownSupportChat = z.infer<typeof supportChat>;

/** Name and address that a visitor types; stored in their browser as labels (D14). */
export const visitorLabels = z.object({
  visitorId: z.string().regex(VISITOR_ID),
  name: requiredName(
    VISITOR_NAME_MAX_LENGTH,
    'Ce nom est trop long (50 caractères au plus)',
    'Veuillez entrer votre nom',
  ),
  email: emailAddress,
});

const givenRating = z.object({
  rating: z.enum(RATINGS),
  words: typedText(RATING_WORDS_MAX_LENGTH, 'Ce mot est trop long (200 caractères au plus)'),
});
export type GivenRating = z.infer<typeof givenRating>;

const page = z.object(olderThan);

const sending = base.errors(SENDING_ERRORS);

/** An event on a member’s stream or a visitor’s socket: refetch the chat with the team. */
export const SUPPORT_CHANGED = { kind: 'support-changed' } as const;

const rating = base.errors({
  RATED_ALREADY: { status: 409, message: 'Vous avez déjà donné votre avis sur cet échange. Merci.' },
  NOT_ASKED: {
    status: 409,
    message: 'La conversation a repris\u202f: vous pourrez donner votre avis quand elle sera terminée.',
  },
});

/** The chat has moved to its author’s account: no cookie opens it. */
const ofMember = {
  CHAT_OF_MEMBER: {
    status: 409,
    message: 'Cette conversation continue dans votre espace\u202f: connectez-vous, puis ouvrez le chat.',
  },
} as const;

const linkGone = base.errors({
  LINK_UNKNOWN: {
    status: 410,
    message:
      'Ce lien n’ouvre plus de conversation. Écrivez-nous par le chat ou par le formulaire de contact.',
  },
  ...ofMember,
});

export const supportChatContract = {
  resume: linkGone
    .route({
      method: 'POST',
      path: '/support/visitor/resume',
      summary: 'Continue a chat from a mailed link',
    })
    .input(z.object({ token: z.string().max(200) }))
    .output(visitorLabels.extend({ visitorId: z.string() })),
  beginAsVisitor: route('POST', '/support/visitor', 'Start or continue a visitor’s chat')
    .input(visitorLabels)
    .output(supportChat),
  visitorChat: route('GET', '/support/visitor', 'Get the chat of this browser’s cookie')
    .input(page)
    .output(supportChat),
  sendAsVisitor: sending
    .errors(ofMember)
    .route({
      method: 'POST',
      path: '/support/visitor/messages',
      summary: 'Send a message to the team as a visitor',
    })
    .input(newMessage)
    .output(supportChat),
  markReadAsVisitor: action('/support/visitor/read', 'Mark the team’s messages as read'),
  memberChat: route('GET', '/support/member', 'Get my chat with the team').input(page).output(supportChat),
  sendAsMember: sending
    .errors(JOINING_REFUSALS)
    .route({
      method: 'POST',
      path: '/support/member/messages',
      summary: 'Send a message to the team as a member',
    })
    .input(newMessage.extend(joinedPictures))
    .output(supportChat),
  addPicture: route('POST', '/support/member/pictures', 'Upload a picture for a message to the team')
    .errors(PICTURE_REFUSALS)
    .input(pictureUpload)
    .output(z.object({ id: z.string() })),
  markReadAsMember: action('/support/member/read', 'Mark the team’s messages as read'),
  rateAsVisitor: rating
    .route({ method: 'POST', path: '/support/visitor/rating', summary: 'Rate the team’s help, once' })
    .input(givenRating)
    .output(supportChat),
  rateAsMember: rating
    .route({ method: 'POST', path: '/support/member/rating', summary: 'Rate the team’s help, once' })
    .input(givenRating)
    .output(supportChat),
  moveVisitorChat: action(
    '/support/member/visitor',
    'Move my visitor chat with the same address to my account',
  ),
};
