import { api } from './api.ts';
import { listConsents } from './consent-store.ts';
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

export const accountsRoutes = { consents, ...deviceRoutes };
