import { listHidden } from '#mechanisms/decisions/server/standing-store.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { mayWrite } from '#platform/versions.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { moderatedContract, promptsContract } from '../contract.ts';
import { contentFrom, promptContent } from '../rules.ts';
import { listPromptsOf, replacePrompts } from './prompt-store.ts';
import { flagTexts } from './shared/flag-texts.ts';
import { readFreeTexts } from './shared/read-free-texts.ts';
import { requireProfile } from './shared/require-profile.ts';
import { syncHiddenPrompts } from './shared/sync-hidden.ts';

const api = implementContract(promptsContract);

const mine = api.mine
  .use(requireProfile)
  .handler(({ context }) => listPromptsOf(context.services.db, context.me));

const save = api.save.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { version: read, ...typed } = input;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const { refused: fields, doubtful } = readFreeTexts(
    Object.fromEntries(input.prompts.map(({ answer }, place) => [`prompts.${place}.answer`, answer])),
  );
  if (Object.keys(fields).length > 0) throw errors.INVALID_INPUT({ data: { fields } });
  await write(context, {
    lock: (tx) => lockMembers(tx, [me]),
    async change({ tx, now }) {
      const stored = { prompts: await listPromptsOf(tx, me) };
      if (!mayWrite(errors, { read, stored, typed })) return UNCHANGED;
      await replacePrompts(tx, me, input.prompts);
      const written = input.prompts.map(({ prompt, answer: text }, place) => ({
        content: promptContent(prompt),
        text,
        doubtful: doubtful.includes(`prompts.${place}.answer`),
      }));
      const kept = written.map(({ content }) => content);
      await syncHiddenPrompts(tx, me, kept, now);
      await flagTexts(tx, services, me, written, now);
    },
  });
  return input.prompts;
});

const myHidden = implementContract(moderatedContract)
  .mine.use(requireProfile)
  .handler(async ({ context }) =>
    // Feedback about a meeting can be hidden too, but is not part of the profile.
    (await listHidden(context.services.db, context.me))
      .filter(({ content }) => contentFrom(content) !== undefined)
      .map(({ content, why }) => ({ content, why })),
  );

export const promptsRoutes = { mine, save };

export const moderatedRoutes = { mine: myHidden };
