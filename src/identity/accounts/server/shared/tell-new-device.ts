import { deviceName } from '#lib/device-name.ts';
import { findAddress } from '#platform/database/find-address.ts';
import type { RequestContext } from '#platform/http/request-context.ts';

/** Has a member told of a log-in in a browser that they had not used: off the request, which takes as long as any. */
export function tellNewDevice({ services, headers }: RequestContext, member: string): void {
  const { db, outbox, clock, securityEvents, background } = services;
  securityEvents.record('new-device', { who: { kind: 'member', id: member } });
  const data = { device: deviceName(headers.get('user-agent')), at: clock.now().toISOString() };
  background(
    findAddress(db, member).then((to) =>
      to ? outbox.send(db, { template: 'new-device', to, data }) : undefined,
    ),
  );
}
