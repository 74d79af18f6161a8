import { deviceName } from '#lib/device-name.ts';
import { findMailAddress } from '#platform/database/find-mail-address.ts';
import type { RequestContext } from '#platform/http/request-context.ts';

/** Tells a member by mail of a log-in from a new browser: off the request, so that its duration reveals no mail. */
export function tellNewDevice({ services, headers }: RequestContext, member: string): void {
  const { db, outbox, clock, securityEvents, background } = services;
  securityEvents.record('new-device', { who: { kind: 'member', id: member } });
  const data = { device: deviceName(headers.get('user-agent')), at: clock.now().toISOString() };
  background(
    findMailAddress(db, member).then((to) =>
      to ? outbox.send(db, { template: 'new-device', to, data }) : undefined,
    ),
  );
}
