import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const NAMES = ['jeton', 'code'] as const;

function findToken(parameters: URLSearchParams): string | null {
  return NAMES.map((name) => parameters.get(name)).find((value) => value) ?? null;
}

/** Removes the token from the address bar, so that it stays neither in the history nor in a referrer. */
function takeToken(): string | null {
  const { hash, pathname, search } = window.location;
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const token = findToken(fragment) ?? findToken(query);
  if (!token) return null;
  for (const name of NAMES) query.delete(name);
  const rest = query.toString();
  window.history.replaceState(window.history.state, '', rest ? `${pathname}?${rest}` : pathname);
  return token;
}

/**
 * The token of a mailed link, from the fragment (our links: it never reaches a server) or the query. `undefined` until
 * the address has been read, `null` without a token.
 */
export function useTokenFromAddress() {
  const [token, setToken] = useState<string | null>();
  const { hash, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second link opened in this tab changes only the address.
  useEffect(() => {
    const found = takeToken();
    setToken((known) => found ?? known ?? null);
  }, [hash, search]);
  return { token, forget: () => setToken(null) };
}
