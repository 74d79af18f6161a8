import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { Consent } from '#features/consent/web/consent.tsx';
import { SupportCorner } from '#features/support-chat/web/support-corner.tsx';
import '#web/app.css';
import favicon from '#web/favicon.svg?url';
import { CrashPage } from '#web/layout/crash-page.tsx';
import { SkipLink } from '#web/layout/page-main.tsx';
import { PageSkeleton } from '#web/layout/page-skeleton.tsx';
import { RouteAnnouncer } from '#web/layout/route-announcer.tsx';
import { PRODUCT_NAME } from '#web/product.ts';
import { fontPreloads } from '#web/ui/font-preloads.ts';

export const links = () => [
  ...fontPreloads,
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
  { rel: 'apple-touch-icon', href: '/icones/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function meta() {
  return [{ title: PRODUCT_NAME }];
}

/** The HTML of every page; React Router asks for this name and place. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f6" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Consent />
      <Outlet />
      <RouteAnnouncer />
      <SupportCorner />
    </>
  );
}

/** What the one shell of the member area shows until its page has arrived. */
export function HydrateFallback() {
  return (
    <>
      <div className="min-h-18" />
      <PageSkeleton />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <CrashPage missing={isRouteErrorResponse(error) && error.status === 404} />;
}
