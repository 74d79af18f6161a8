import { api } from './api.ts';
import { findNewTerms, listConsents, recordConsent } from './consent-store.ts';
import { deviceRoutes } from './device-routes.ts';
import { requireAccount } from './shared/require-account.ts';

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

const newTerms = api.newTerms.use(requireAccount).handler(async ({ context: { me, services } }) => ({
  since: (await findNewTerms(services.db, me))?.date ?? null,
}));

const acceptTerms = api.acceptTerms.use(requireAccount).handler(async ({ context: { me, services } }) => {
  const { db, clock } = services;
  if (await findNewTerms(db, me)) await recordConsent(db, me, 'terms', clock.now());
  return { done: true };
});

export const accountsRoutes = { consents, newTerms, acceptTerms, ...deviceRoutes };
