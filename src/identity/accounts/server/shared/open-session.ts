import { deviceName } from '#lib/device-name.ts';
import { HOUR_MS } from '#lib/durations.ts';
import { callAuthIn } from '#platform/auth.ts';
import { findMailAddress } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { setActor } from '#platform/request-scope.ts';
import { deleteSession } from '../store.ts';
import { findSessionAnew } from './find-session.ts';
import { isKnownDevice, rememberDevice } from './known-device.ts';
import { passCookies } from './pass-cookies.ts';
import { isKept, storeIdentification } from './store-identification.ts';

/**
 * Opens a session with its cookie and ends the previous one, for a member who has passed every factor; mails the member
 * about a log-in from a new browser.
 */
export async function openMemberSession(context: RequestContext, member: string): Promise<void> {
  const { services, headers, address } = context;
  const { auth, db, clock, securityEvents } = services;
  const isKnown = isKnownDevice(context, member);
  const opened = await db.transaction(async (tx) => {
    if (!isKnown) await mailNewDevice(tx, context, member);
    return callAuthIn(tx, () =>
      auth.api.openSession({ body: { userId: member }, headers, returnHeaders: true }),
    );
  });
  await endFormerSession(context);
  setActor('member', member);
  passCookies(context, opened.headers);
  const email = isKept(services.env) ? await findMailAddress(db, member) : undefined;
  if (email) await storeIdentification(db, services, 'log-in', { email, address }, clock.now());
  if (!isKnown) securityEvents.record('new-device', { who: { kind: 'member', id: member } });
  rememberDevice(context, member);
}

/** Mails a member about a log-in from a new browser, in the transaction that opens its session. */
async function mailNewDevice(
  tx: Database,
  { services: { outbox, clock }, headers }: Pick<RequestContext, 'services' | 'headers'>,
  member: string,
): Promise<void> {
  const to = await findMailAddress(tx, member);
  if (!to) return;
  const now = clock.now();
  const data = { device: deviceName(headers.get('user-agent')), at: now.toISOString() };
  // Two private windows of one browser within an hour cause one mail; another kind of device causes another.
  const key = `${member} ${data.device} ${Math.floor(now.getTime() / HOUR_MS)}`;
  await outbox.send(tx, { template: 'new-device', to, data, key });
}

/** A browser has one session: the next log-in ends the previous one, even of another member than the page shows. */
export async function endFormerSession({
  services,
  headers,
}: Pick<RequestContext, 'services' | 'headers'>): Promise<void> {
  const cookies = new Headers({ cookie: headers.get('cookie') ?? '' });
  const former = await findSessionAnew({ services, headers: cookies });
  if (!former) return;
  await deleteSession(services.db, former.userId, former.id);
  services.live.endSessions([former.id]);
}
