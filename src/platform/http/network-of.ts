import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household or a machine is given a whole /64, with all of its addresses. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const [before, after] = plain.split('::').map((part) => (part ? part.split(':') : []));
  const written = [...(before ?? []), ...(after ?? [])];
  // Groups hidden by `::`; a trailing IPv4 address takes the place of two groups.
  const left = GROUPS - written.length - (plain.includes('.') ? 1 : 0);
  const groups = after ? [...(before ?? []), ...Array(left).fill('0'), ...after] : written;
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
