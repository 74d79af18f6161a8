import { recordConsent } from '#identity/accounts/server/consent-store.ts';
import { requireAccount } from '#identity/accounts/server/shared/require-account.ts';
import { parisDay } from '#lib/french-date.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { termsContract } from '../contract.ts';
import { findNewTerms, readTermsNews } from './store.ts';

const api = implementContract(termsContract);

const newTerms = api.newTerms
  .use(requireAccount)
  .handler(({ context: { me, services } }) => readTermsNews(services.db, me, parisDay(services.clock.now())));

const acceptTerms = api.acceptTerms.use(requireAccount).handler(async ({ context: { me, services } }) => {
  const { db, clock } = services;
  if (await findNewTerms(db, me)) await recordConsent(db, me, 'terms', clock.now());
  return { done: true };
});

export const termsRoutes = { newTerms, acceptTerms };
