import { openMemberSession } from '#identity/accounts/server/shared/open-session.ts';
import { withoutCookies } from '#identity/accounts/server/shared/pass-cookies.ts';
import { requireMemberAnew } from '#identity/accounts/server/shared/require-account.ts';
import { deviceName } from '#lib/device-name.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { setActor } from '#platform/request-scope.ts';
import { mayWrite } from '#platform/versions.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { passkeysContract } from '../contract.ts';
import { PASSKEY_NAME_MAX_LENGTH, PASSKEYS_MAX } from '../rules.ts';
import {
  deletePasskey,
  findOwnPasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  recordUse,
  renamePasskey,
} from './passkey-store.ts';
import { requirePassword } from './shared/require-password.ts';
import {
  consumeChallenge,
  newChallenge,
  optionsForLogIn,
  optionsForNew,
  verifyNewPasskey,
  verifyPasskeyUse,
} from './verify-passkey-answer.ts';

const api = implementContract(passkeysContract);

const mine = api.mine.use(requireMemberAnew).handler(async ({ context: { services, me } }) =>
  (await listPasskeys(services.db, me)).map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  })),
);

const begin = api.begin.use(requireMemberAnew).handler(async ({ context, input, errors }) => {
  const { services, me, email } = context;
  await requirePassword(context, errors, input);
  const known = await listPasskeys(services.db, me);
  if (known.length >= PASSKEYS_MAX) throw errors.TOO_MANY_PASSKEYS();
  return optionsForNew(services, { me, email, known, challenge: newChallenge(context, me) });
});

const add = api.add.use(requireMemberAnew).handler(async ({ context, input, errors }) => {
  const { services, me, email, headers } = context;
  const challenge = await consumeChallenge(context, me);
  if (!challenge) throw errors.CHALLENGE_OVER();
  const made = await verifyNewPasskey(services, input.response, challenge);
  if (!made) throw errors.PASSKEY_REFUSED();
  const name = deviceName(headers.get('user-agent')).slice(0, PASSKEY_NAME_MAX_LENGTH);
  await write(context, {
    // Otherwise passkeys added in several browsers at once could exceed the maximum.
    lock: (tx) => lockMembers(tx, [me]),
    async change({ tx, now }) {
      if ((await listPasskeys(tx, me)).length >= PASSKEYS_MAX) throw errors.TOO_MANY_PASSKEYS();
      const row = { ...made, id: crypto.randomUUID(), user_id: me, name, created_at: now, used_at: null };
      if (!(await insertPasskey(tx, row))) throw errors.PASSKEY_REFUSED();
      const data = { name, at: now.toISOString() };
      await services.outbox.send(tx, { template: 'passkey-added', to: email, data });
    },
  });
});

const rename = api.rename.use(requireMemberAnew).handler(async ({ context, input, errors }) => {
  const { me } = context;
  const { id, name, version: read } = input;
  await write(context, {
    async change({ tx }) {
      const former = await findOwnPasskey(tx, me, id);
      if (!former) throw errors.NOT_FOUND();
      if (!mayWrite(errors, { read, stored: { name: former.name }, typed: { name } })) return UNCHANGED;
      return renamePasskey(tx, me, id, name);
    },
  });
});

const remove = api.remove.use(requireMemberAnew).handler(async ({ context, input, errors }) => {
  const { services, me, email } = context;
  await requirePassword(context, errors, input);
  await write(context, {
    async change({ tx, now }) {
      const name = await deletePasskey(tx, me, input.id);
      if (name === undefined) throw errors.NOT_FOUND();
      const data = { name, at: now.toISOString() };
      await services.outbox.send(tx, { template: 'passkey-removed', to: email, data });
    },
  });
});

const beginLogIn = api.beginLogIn.handler(({ context }) =>
  optionsForLogIn(context.services, newChallenge(context)),
);

const logIn = api.logIn.handler(async ({ context, input, errors }) => {
  const { services, origin } = context;
  const { db, clock } = services;
  await enforceRateLimit(context, errors, LIMITS.logInByOrigin, origin);
  const challenge = await consumeChallenge(context);
  if (!challenge) throw errors.CHALLENGE_OVER(withoutCookies(context));
  const passkey = await findPasskey(db, input.response.id);
  if (!passkey) throw errors.PASSKEY_REFUSED();
  setActor('member', passkey.user_id);
  const counter = await verifyPasskeyUse(services, passkey, input.response, challenge);
  if (counter === undefined || !(await recordUse(db, passkey.id, counter, clock.now()))) {
    throw errors.PASSKEY_REFUSED();
  }
  // The device and its unlocking are already two factors: no code is required.
  await openMemberSession(context, passkey.user_id);
});

export const passkeysRoutes = { mine, begin, add, rename, remove, beginLogIn, logIn };
