import { deviceName } from '#lib/device-name.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { accountsContract } from '../contract.ts';
import { isSessionTooOld } from '../rules.ts';
import { requireAccountAnew } from './shared/require-account.ts';
import { deleteOtherSessions, deleteSession, listSessions } from './store.ts';

const api = implementContract(accountsContract);

const devices = api.devices.use(requireAccountAnew).handler(async ({ context }) => {
  const { db, clock } = context.services;
  const now = clock.now();
  const open = (await listSessions(db, context.me, now)).filter(
    ({ openedAt }) => !isSessionTooOld(openedAt, now),
  );
  const listed = open.map(({ id, userAgent, openedAt, usedAt }) => ({
    id,
    name: deviceName(userAgent),
    current: id === context.sessionId,
    since: openedAt.toISOString(),
    lastUsed: usedAt.toISOString(),
  }));
  return listed.toSorted((a, b) => Number(b.current) - Number(a.current));
});

const endDevice = api.endDevice.use(requireAccountAnew).handler(async ({ context, input, errors }) => {
  const { db, live } = context.services;
  if (!(await deleteSession(db, context.me, input.id))) throw errors.NOT_FOUND();
  live.endSessions([input.id]);
});

const endOtherDevices = api.endOtherDevices.use(requireAccountAnew).handler(async ({ context }) => {
  const { db, live } = context.services;
  live.endSessions(await deleteOtherSessions(db, context.me, context.sessionId));
});

export const accountsRoutes = { devices, endDevice, endOtherDevices };
