/** Allow-list against SSRF, since endpoints come from browsers. @param hosts `*.` matches any subdomain */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
