import { isPushService } from '#member/notifications/server/shared/push-services.ts';
import { vapidKeys } from '#member/notifications/server/shared/vapid-keys.ts';
import { api } from './api.ts';
import { deleteStaffBrowser, hasStaffBrowser, saveStaffBrowser } from './push-store.ts';
import { requireStaff } from './shared/require-staff.ts';

const callable = requireStaff('moderation', 'admin');

const pushState = api.pushState.use(callable).handler(async ({ context, input: { endpoint } }) => {
  const { db, webPushSecret } = context.services;
  return {
    publicKey: vapidKeys(webPushSecret).publicKey,
    subscribed: endpoint !== null && (await hasStaffBrowser(db, context.staff.id, endpoint)),
  };
});

const startPush = api.startPush.use(callable).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { endpoint, keys } = input;
  if (!isPushService(endpoint, services.env.PUSH_HOSTS)) throw errors.PUSH_SERVICE_UNKNOWN();
  await services.db.transaction((tx) =>
    saveStaffBrowser(tx, staff.id, { endpoint, ...keys }, services.clock.now()),
  );
  return { done: true };
});

const stopPush = api.stopPush.use(callable).handler(async ({ context, input }) => {
  await deleteStaffBrowser(context.services.db, context.staff.id, input.endpoint);
  return { done: true };
});

export const staffPushRoutes = { pushState, startPush, stopPush };
