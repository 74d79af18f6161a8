import { requireMember } from '#identity/accounts/server/shared/require-account.ts';
import { lockConsent } from '#identity/consents/server/store.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { write } from '#platform/write.ts';
import { draftsContract } from '../contract.ts';
import { consentFor } from '../rules.ts';
import { eraseDraft, findDraft, saveDraft } from './store.ts';

const api = implementContract(draftsContract);

const read = api.read.use(requireMember).handler(async ({ context, input }) => ({
  words: await findDraft(context.services.db, context.me, input.name),
}));

const save = api.save.use(requireMember).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.drafts, me);
  if (input.words === '') return eraseDraft(services.db, me, input.name);
  const consent = consentFor(input.name);
  await write(context, {
    async change({ tx, now }) {
      if (consent && !(await lockConsent(tx, me, consent))) throw errors.CONSENT_REQUIRED();
      await saveDraft(tx, me, input, now);
    },
  });
});

export const draftsRoutes = { read, save };
