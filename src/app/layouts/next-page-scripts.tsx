import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { mayFetchAhead } from '#browser/may-fetch-ahead.ts';
import { whenIdle } from '#browser/when-idle.ts';

/** Where members go from a page. */
const NEXT: Readonly<Record<string, string>> = {
  '/dashboard': '/selection',
  '/selection': '/chat',
  '/chat': '/selection',
};

/** The scripts of the page that is likely to come next, fetched once this one is at rest. */
export function NextPageScripts({ pathname }: { pathname: string }) {
  const [restsAt, setRestsAt] = useState('');
  useEffect(() => whenIdle(() => setRestsAt(pathname)), [pathname]);
  const next = restsAt === pathname && mayFetchAhead() ? NEXT[pathname] : undefined;
  // Only a built page knows which files those are.
  return next && '__reactRouterManifest' in window ? <PrefetchPageLinks page={next} /> : null;
}
