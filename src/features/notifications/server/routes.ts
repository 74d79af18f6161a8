import { api, requireProfile, spend } from '#server/api.ts';
import { LIMITS } from '#server/rate-limit.ts';
import { isPushService } from './push-services.ts';
import {
  deleteSubscription,
  findChoices,
  hasSubscription,
  saveMessageMails,
  saveSubscription,
} from './store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';
import { vapidKeys } from './vapid-keys.ts';

const notifications = api.notifications;

const choices = notifications.choices
  .use(requireProfile)
  .handler(({ context }) => findChoices(context.services.db, context.me));

const saveChoices = notifications.saveChoices
  .use(requireProfile)
  .handler(async ({ context, input, errors }) => {
    await spend(context, errors, LIMITS.saves, context.me);
    await saveMessageMails(context.services.db, context.me, input.messageMails);
    return { done: true };
  });

const stopMails = notifications.stopMails.handler(async ({ context, input, errors }) => {
  const { db, secret } = context.services;
  const member = readUnsubscribeToken(secret, input.query.jeton);
  if (member === undefined) throw errors.LINK_UNKNOWN();
  await saveMessageMails(db, member, false);
  return { done: true };
});

const pushKey = notifications.pushKey
  .use(requireProfile)
  .handler(({ context }) => ({ publicKey: vapidKeys(context.services.secret).publicKey }));

const pushState = notifications.pushState.use(requireProfile).handler(async ({ context, input }) => ({
  subscribed: await hasSubscription(context.services.db, context.me, input.endpoint),
}));

const subscribe = notifications.subscribe.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.saves, me);
  if (!isPushService(input.endpoint, services.env.PUSH_HOSTS)) throw errors.PUSH_SERVICE_UNKNOWN();
  const { endpoint, keys } = input;
  await services.db.transaction((tx) =>
    saveSubscription(tx, me, { endpoint, ...keys }, services.clock.now()),
  );
  return { done: true };
});

const unsubscribe = notifications.unsubscribe.use(requireProfile).handler(async ({ context, input }) => {
  await deleteSubscription(context.services.db, context.me, input.endpoint);
  return { done: true };
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
