import { z } from 'zod';
import { addressTaken, newPassword } from '#identity/accounts/contract.ts';
import { action, requiredName, requiredText, route, typedText } from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import { profileFields } from '#member/profile/contract.ts';
import {
  FAQ_ANSWER_MAX_LENGTH,
  MAX_PRICE_CENTS,
  OFFER_KEYS,
  QUESTION_MAX_LENGTH,
  RENUNCIATION_LINE_MAX_LENGTH,
  SOLD_SERVICES,
  TODAY_MAX_LENGTH,
} from './rules.ts';

export const order = z.object({
  id: z.string(),
  service: z.enum(SOLD_SERVICES),
  priceCents: z.int(),
  orderedAt: z.iso.datetime(),
  /** End of the withdrawal period. */
  withdrawableUntil: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type Order = z.infer<typeof order>;

const TOO_LONG = '100 caractères au plus';

/** Withdrawal without a log-in, since the account may be closed. */
export const renunciation = z.object({
  name: requiredName(RENUNCIATION_LINE_MAX_LENGTH, TOO_LONG, 'Veuillez entrer votre nom'),
  email: emailAddress,
  service: z.enum(SOLD_SERVICES, { error: 'Choisissez ce que vous avez acheté' }),
  orderedOn: typedText(RENUNCIATION_LINE_MAX_LENGTH, TOO_LONG),
  /** Idempotency key of the form. */
  clientId: z.uuid(),
  /** Honeypot: hidden from people; a bot that fills it gets a normal answer. */
  website: z.string().max(1000).default(''),
});

/** An offer as edited at the desk. */
export const savedOffer = z.object({
  key: z.enum(OFFER_KEYS),
  priceCents: z.int().min(0).max(MAX_PRICE_CENTS, 'Ce prix est trop élevé'),
  today: requiredText(
    TODAY_MAX_LENGTH,
    `Ce texte est trop long (${TODAY_MAX_LENGTH} caractères au plus)`,
    'Dites ce que cela coûte aujourd’hui',
  ),
  until: z.iso.date('Choisissez une date').nullable(),
});

/** A question as edited at the desk. */
export const savedQuestion = z.object({
  question: requiredText(
    QUESTION_MAX_LENGTH,
    `${QUESTION_MAX_LENGTH} caractères au plus`,
    'Écrivez la question',
  ),
  /** Markdown. */
  answer: requiredText(
    FAQ_ANSWER_MAX_LENGTH,
    `${FAQ_ANSWER_MAX_LENGTH} caractères au plus`,
    'Écrivez la réponse',
  ),
  shown: z.boolean(),
});

export const membershipContract = {
  offers: route('GET', '/offers', 'List prices and current offers, without a session').output(
    z.array(
      z.object({
        key: z.enum(OFFER_KEYS),
        /** Example: « 90 € TTC ». */
        price: z.string(),
        /** Example: « Offerte, jusqu’au 31 janvier 2027 ». */
        today: z.string(),
      }),
    ),
  ),
  mine: route('GET', '/membership', 'Get my membership and my orders').output(
    z.object({
      /** One of the first thousand members, with free membership. */
      offered: z.boolean(),
      /** Latest first. Empty as long as the site sells no services. */
      orders: z.array(order),
    }),
  ),
  renounce: route('POST', '/renunciations', 'Withdraw from a contract without an account')
    .input(renunciation)
    .output(z.object({ number: z.string() })),
  withdraw: route('POST', '/orders/{id}/withdraw', 'Withdraw from a contract within 14 days')
    .errors({
      TOO_LATE: {
        status: 409,
        message:
          'Le délai de 14 jours est passé. Écrivez-nous si quelque chose ne va pas : nous en parlerons.',
      },
    })
    .input(z.object({ id: z.string().max(64) }))
    .output(order),
};

export const newProfile = profileFields.extend({
  password: newPassword,
  accepts_terms: z.literal(true, {
    error: 'Vous devez accepter les CGU et la politique de confidentialité pour continuer',
  }),
  accepts_love_life_use: z.literal(true, {
    error: 'Vous devez accepter l’utilisation de vos réponses sur votre vie amoureuse pour continuer',
  }),
});
export type NewProfile = z.infer<typeof newProfile>;

/** The end of the sign-up, implemented in `server/sign-up`. */
export const signUpContract = {
  finish: action('/profile', 'Create my profile, password and consents')
    .errors({
      ...addressTaken,
      PROFILE_EXISTS: { status: 409, message: 'Votre profil existe déjà.' },
      UNDER_AGE: {
        status: 403,
        message: 'Lueur est réservé aux personnes de 18 ans et plus : cette inscription est effacée.',
      },
    })
    .input(newProfile),
};
