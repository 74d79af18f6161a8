import { requireAccount } from '#identity/accounts/server/shared/require-account.ts';
import { parisDay } from '#lib/french-date.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { consentsContract } from '../contract.ts';
import { listConsents, recordConsent } from './store.ts';
import { findNewTerms, readTermsNews } from './terms-store.ts';

const api = implementContract(consentsContract);

const consents = api.consents.use(requireAccount).handler(async ({ context }) => {
  const given = await listConsents(context.services.db, context.me);
  return given.map(({ purpose, version, text_date, text_sha256, given_at, withdrawn_at }) => ({
    purpose,
    version,
    textDate: text_date,
    textSha256: text_sha256,
    givenAt: given_at.toISOString(),
    withdrawnAt: withdrawn_at?.toISOString() ?? null,
  }));
});

const newTerms = api.newTerms
  .use(requireAccount)
  .handler(({ context: { me, services } }) => readTermsNews(services.db, me, parisDay(services.clock.now())));

const acceptTerms = api.acceptTerms.use(requireAccount).handler(async ({ context: { me, services } }) => {
  const { db, clock } = services;
  if (await findNewTerms(db, me)) await recordConsent(db, me, 'terms', clock.now());
});

export const consentsRoutes = { consents, newTerms, acceptTerms };
