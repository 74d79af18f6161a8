import { deviceName } from '#lib/device-name.ts';
import { HOUR_MS } from '#lib/durations.ts';
import { findMailAddress } from '#platform/database/find-mail-address.ts';
import type { RequestContext } from '#platform/http/request-context.ts';

/** Tells a member by mail of a log-in from a new browser: off the request, so that its duration reveals no mail. */
export function tellNewDevice({ services, headers }: RequestContext, member: string): void {
  const { db, outbox, clock, securityEvents, background } = services;
  securityEvents.record('new-device', { who: { kind: 'member', id: member } });
  const now = clock.now();
  const data = { device: deviceName(headers.get('user-agent')), at: now.toISOString() };
  // Two private windows of one browser within the hour are one piece of news; another kind of device is another.
  const key = `${member} ${data.device} ${Math.floor(now.getTime() / HOUR_MS)}`;
  background(
    findMailAddress(db, member).then((to) =>
      to ? outbox.send(db, { template: 'new-device', to, data, key }) : undefined,
    ),
  );
}
