type Service = {
  name: string;
  price: string;
  /** What one gets for it, a line each. */
  features: readonly string[];
};

/**
 * Services and prices of spec 1 §9 and spec 2 §9, to the letter: written here and nowhere else, but for the first
 * session of « Mon coaching », which has a line of its own (D22).
 */
export const SERVICES = {
  membership: {
    name: 'Adhésion au site',
    price: '90 € TTC',
    features: [
      'Quatre profils choisis pour vous, avec un score expliqué',
      'Une messagerie, et trois personnes à qui écrire',
      'Des conseils personnalisés, tirés de votre quiz relationnel',
      'Les webinaires conseillés, offerts',
      'Une coach ou un coach à qui vous adresser',
      'Un profil que vous mettez en pause quand vous voulez',
    ],
  },
  masterclass: {
    name: 'Masterclass',
    price: '40 € TTC',
    features: ['Une séance de 45 minutes', 'De 2 à 5 personnes', 'Huit thèmes, chaque semaine, en visio'],
  },
  coaching: {
    name: 'Coaching individuel',
    price: '100 € TTC',
    features: [
      'Une séance d’une heure',
      'Un entretien de découverte de 20 minutes',
      'Un créneau que vous choisissez vous-même',
    ],
  },
} as const satisfies Record<string, Service>;

/** The offers, with their dates as given (D22). */
export const OFFERS = [
  'L’adhésion est offerte aux 1 000 premières inscriptions.',
  'Pour toute inscription avant le 31 mai 2025, l’adhésion et les Masterclass sont gratuites.',
] as const;

/** The offer for those from 25 to 35 (spec 2 §9), with its year as given. */
export const YOUNG_ADULT_OFFER = 'Votre abonnement est gratuit pour 2025.';
