/**
 * Whether an endpoint belongs to a push service that we accept to call: its address comes from a browser, and must not
 * make the server ask whatever host someone likes.
 * @param hosts `*.` stands for any name below
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
