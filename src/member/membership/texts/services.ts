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

/** Shown beside every price (D23). */
export const NOTHING_TO_PAY = 'Rien ne se paie sur le site aujourd’hui.';

/** Shown while fewer than a thousand sign-ups are completed. Expired offers only appear in the CGU. */
export const FOUNDING_OFFER =
  'Pour les 1 000 premières inscriptions, l’adhésion reste gratuite tant que le service existe, même si elle devient payante un jour.';
