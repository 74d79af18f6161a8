import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { mayFetchAhead } from '#browser/may-fetch-ahead.ts';
import { whenIdle } from '#browser/when-idle.ts';

const NEXT: Readonly<Record<string, string>> = {
  '/dashboard': '/selection',
  '/selection': '/chat',
  '/chat': '/selection',
};

/** Prefetches the scripts of the likely next page once this one is idle. */
export function NextPageScripts({ pathname }: { pathname: string }) {
  const [restsAt, setRestsAt] = useState('');
  useEffect(() => whenIdle(() => setRestsAt(pathname)), [pathname]);
  const next = restsAt === pathname && mayFetchAhead() ? NEXT[pathname] : undefined;
  // The manifest only exists in a production build.
  return next && '__reactRouterManifest' in window ? <PrefetchPageLinks page={next} /> : null;
}
