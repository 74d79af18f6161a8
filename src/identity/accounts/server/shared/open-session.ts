import { callAuthIn } from '#platform/auth.ts';
import { findMailAddress } from '#platform/database/find-mail-address.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { noteActor } from '#platform/request-scope.ts';
import { endFormerSession } from './end-former-session.ts';
import { isKept, keepIdentification } from './keep-identification.ts';
import { isKnownDevice, rememberDevice } from './known-device.ts';
import { passCookies } from './pass-cookies.ts';
import { tellNewDevice } from './tell-new-device.ts';

/**
 * Opens a session with its cookie and ends the former one, for a member who has passed every factor of their account; a
 * log-in from a new browser is told by mail.
 */
export async function openMemberSession(context: RequestContext, member: string): Promise<void> {
  const { services, headers, address } = context;
  const { auth, db, clock, securityEvents } = services;
  const isKnown = isKnownDevice(context, member);
  const opened = await db.transaction(async (tx) => {
    if (!isKnown) await tellNewDevice(tx, context, member);
    return callAuthIn(tx, () =>
      auth.api.openSession({ body: { userId: member }, headers, returnHeaders: true }),
    );
  });
  await endFormerSession(context);
  noteActor('member', member);
  passCookies(context, opened.headers);
  const email = isKept(services.env) ? await findMailAddress(db, member) : undefined;
  if (email) await keepIdentification(db, services, 'log-in', { email, address }, clock.now());
  if (!isKnown) securityEvents.record('new-device', { who: { kind: 'member', id: member } });
  rememberDevice(context, member);
}
