import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { write } from '#platform/write.ts';
import { notificationsContract } from '../contract.ts';
import { isPushService, vapidKeys } from './shared/web-push.ts';
import {
  deleteSubscription,
  findChoices,
  hasSubscription,
  saveMessageMails,
  saveSubscription,
  saveWeeklyMails,
} from './store.ts';
import { memberOfWeekly, readUnsubscribeToken } from './unsubscribe-token.ts';

const api = implementContract(notificationsContract);

const choices = api.choices
  .use(requireProfile)
  .handler(({ context }) => findChoices(context.services.db, context.me));

const saveChoices = api.saveChoices.use(requireProfile).handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.saves, context.me);
  const { db } = context.services;
  if (input.messageMails !== undefined) await saveMessageMails(db, context.me, input.messageMails);
  if (input.weeklyMails !== undefined) await saveWeeklyMails(db, context.me, input.weeklyMails);
});

const stopMails = api.stopMails.handler(async ({ context, input, errors }) => {
  const { db, secret } = context.services;
  const member = readUnsubscribeToken(secret, input.query.jeton);
  if (member === undefined) throw errors.LINK_UNKNOWN();
  const weekly = memberOfWeekly(member);
  if (weekly) await saveWeeklyMails(db, weekly, false);
  else await saveMessageMails(db, member, false);
});

const pushKey = api.pushKey
  .use(requireProfile)
  .handler(({ context }) => ({ publicKey: vapidKeys(context.services.webPushSecret).publicKey }));

const pushState = api.pushState.use(requireProfile).handler(async ({ context, input }) => ({
  subscribed: await hasSubscription(context.services.db, context.me, input.endpoint),
}));

const subscribe = api.subscribe.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, sessionId, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  if (!isPushService(input.endpoint, services.env.PUSH_HOSTS)) throw errors.PUSH_SERVICE_UNKNOWN();
  const { endpoint, keys } = input;
  const subscription = { session_id: sessionId, endpoint, ...keys };
  // The browser may be subscribed for another member until now.
  await acrossMembers(() =>
    write(context, { change: ({ tx, now }) => saveSubscription(tx, me, subscription, now) }),
  );
});

const unsubscribe = api.unsubscribe.use(requireProfile).handler(async ({ context, input }) => {
  await deleteSubscription(context.services.db, context.me, input.endpoint);
});

export const notificationsRoutes = {
  choices,
  saveChoices,
  stopMails,
  pushKey,
  pushState,
  subscribe,
  unsubscribe,
};
