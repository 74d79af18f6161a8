import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readMailedSecret } from '#lib/mailed-secret.ts';

const NAMES = ['jeton', 'code'] as const;

/** Removes the token from the address bar, so that it stays neither in the history nor in a referrer. */
function consumeAddressToken(): string | undefined {
  const { href, pathname, search } = window.location;
  const token = readMailedSecret(href);
  if (token === undefined) return undefined;
  const query = new URLSearchParams(search);
  for (const name of NAMES) query.delete(name);
  const rest = query.toString();
  window.history.replaceState(window.history.state, '', rest ? `${pathname}?${rest}` : pathname);
  return token;
}

/**
 * Returns the token of a mailed link, from the fragment (our links: it never reaches a server) or the query.
 * `undefined` until the address has been read, `null` without a token. `take` accepts a token from elsewhere, such as a
 * typed code.
 */
export function useTokenFromAddress() {
  const [token, setToken] = useState<string | null>();
  const { hash, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second link opened in this tab changes only the address.
  useEffect(() => {
    const found = consumeAddressToken();
    setToken((known) => found ?? known ?? null);
  }, [hash, search]);
  return { token, take: (given: string) => setToken(given), forget: () => setToken(null) };
}
