import type { OfferKey, SoldService } from './rules.ts';
import { SERVICES } from './texts/services.ts';

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
