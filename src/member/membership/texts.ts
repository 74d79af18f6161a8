import type { OfferKey, SoldService } from './rules.ts';

const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** « 40,00 € ». @param cents amount in euro cents */
export function euros(cents: number): string {
  return amount.format(cents / 100);
}

/** « 90 € TTC », « 99,50 € TTC ». @param cents amount in euro cents */
export function priceWords(cents: number): string {
  return `${cents % 100 === 0 ? round.format(cents / 100) : euros(cents)} TTC`;
}

const round = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

type Service = {
  name: string;
  /** In euro cents, tax included; the desk may override it. */
  priceCents: number;
  /** A price is never shown without its unit. */
  per: string;
  /** Price while the site sells no services. */
  today: string;
  features: readonly string[];
};

/** Services and prices of spec 1 §9 and spec 2 §9, verbatim, for every screen and page (D23). */
export const SERVICES = {
  membership: {
    name: 'Adhésion au site',
    priceCents: 9_000,
    per: 'pour 12 mois',
    today: '0 €',
    features: [
      'Quatre profils choisis pour vous, avec un score expliqué',
      'Une messagerie, et trois personnes à qui écrire',
      'Des conseils personnalisés, tirés de votre quiz relationnel',
      'Les ateliers conseillés, offerts',
      'Une personne pour vous accompagner',
      'Un profil que vous mettez en pause quand vous voulez',
    ],
  },
  masterclass: {
    name: 'Masterclass',
    priceCents: 4_000,
    per: 'la séance',
    today: 'Offerte',
    features: ['Une séance de 45\u00a0minutes', 'De 2 à 5 personnes', 'Huit thèmes par semaine, en visio'],
  },
  coaching: {
    name: 'Coaching individuel',
    priceCents: 10_000,
    per: 'l’heure',
    today: 'Entretien offert',
    features: [
      'Une séance d’une heure',
      'Un entretien de découverte de 20 minutes',
      'Un créneau que vous choisissez vous-même',
    ],
  },
} as const satisfies Record<string, Service>;

/** The first session of « Mon coaching » has its own price (D22). */
const FIRST_SESSION = { name: 'Première séance de coaching', per: 'la séance', priceCents: 9_900 };

export const OFFER_NAMES: Record<OfferKey, { name: string; per: string }> = {
  ...SERVICES,
  'first-session': FIRST_SESSION,
};

/** Defaults until the desk stores others (D23). */
export const DEFAULT_OFFERS: Record<OfferKey, { priceCents: number; today: string }> = {
  ...SERVICES,
  'first-session': { priceCents: FIRST_SESSION.priceCents, today: 'Pas encore ouverte' },
};

/** Placeholders on the public pages for prices and offers. */
export const OFFER_FACTS = {
  membership: { price: 'PRICE_MEMBERSHIP', today: 'TODAY_MEMBERSHIP' },
  masterclass: { price: 'PRICE_MASTERCLASS', today: 'TODAY_MASTERCLASS' },
  coaching: { price: 'PRICE_COACHING', today: 'TODAY_COACHING' },
} as const satisfies Record<SoldService, { price: string; today: string }>;

/** Questions and answers of « Nos services » before the desk edits them; the ids are those of their first rows. */
export const SERVICE_QUESTIONS = [
  {
    id: 'paiement',
    question: 'Comment se passe le paiement ?',
    answer:
      'Rien ne se paie sur le site aujourd’hui, et nous ne vous demandons aucun numéro de carte. Un service payant se réglera uniquement par carte bancaire, en une fois, le prix affiché avant votre accord.',
  },
  {
    id: 'retractation',
    question: 'Et si je change d’avis ?',
    answer:
      'Vous disposez de 14 jours calendaires pour vous rétracter, sans donner de raison. Le remboursement suit dans les 14 jours. En dehors de ce droit, les services payants ne sont pas remboursables.',
  },
  {
    id: 'adhesion-offerte',
    question: 'Une adhésion offerte devient-elle payante ?',
    answer:
      'Jamais d’elle-même : le site n’encaisse rien, et une somme vous serait demandée avant d’être due. Vous partez quand vous le souhaitez.',
  },
  {
    id: 'psychologue',
    question: 'Un coach remplace-t-il un psychologue ?',
    answer:
      'Non. Un coach aide à se connaître et à préparer ses rencontres. Pour une souffrance qui dure, parlez-en à un professionnel de santé ; en cas d’idées noires, le 3114 répond gratuitement, jour et nuit.',
  },
] as const;

/** Shown beside every price (D23). */
export const NOTHING_TO_PAY = 'Rien ne se paie sur le site aujourd’hui.';

/** Shown while fewer than a thousand sign-ups are completed. Expired offers only appear in the CGU. */
export const FOUNDING_OFFER =
  'Pour les 1 000 premières inscriptions, l’adhésion reste gratuite tant que le service existe, même si elle devient payante un jour.';
