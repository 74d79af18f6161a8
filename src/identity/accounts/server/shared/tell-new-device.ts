import { deviceName } from '#lib/device-name.ts';
import { HOUR_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { findMailAddress } from '#platform/database/find-mail-address.ts';
import type { RequestContext } from '#platform/http/request-context.ts';

/** Tells a member by mail of a log-in from a new browser, in the transaction that opens its session. */
export async function tellNewDevice(
  tx: Database,
  { services: { outbox, clock }, headers }: Pick<RequestContext, 'services' | 'headers'>,
  member: string,
): Promise<void> {
  const to = await findMailAddress(tx, member);
  if (!to) return;
  const now = clock.now();
  const data = { device: deviceName(headers.get('user-agent')), at: now.toISOString() };
  // Two private windows of one browser within the hour are one piece of news; another kind of device is another.
  const key = `${member} ${data.device} ${Math.floor(now.getTime() / HOUR_MS)}`;
  await outbox.send(tx, { template: 'new-device', to, data, key });
}
