import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { AdConsent } from '#identity/ad-measurement/web/consent.tsx';
import { SupportCorner } from '#member/support/web/shared/support-corner.tsx';
import '#ui/app.css';
import { DESK_PATH, isCallPath } from '#lib/paths.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { buttonStyle } from '#ui/button-style.ts';
import favicon from '#ui/favicon.svg?url';
import { LinkContext } from '#ui/link.tsx';
import { CrashPage } from '#ui/page/crash-page.tsx';
import { fontPreloads, SchemeMeta } from '#ui/page/document-meta.tsx';
import { MAIN_ID } from '#ui/page/main-id.ts';
import { SkipLink } from '#ui/page/page-main.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';
import { RouterLink } from './layouts/router-link.tsx';

export const links = () => [
  ...fontPreloads,
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
  { rel: 'apple-touch-icon', href: '/icones/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function meta() {
  return [{ title: PRODUCT_NAME }];
}

/**
 * Built scripts come from files (decision 26). A re-render by React Router would create script elements from text,
 * which browsers with Trusted Types refuse.
 */
const isBuiltPage = import.meta.env.PROD && !import.meta.env.SSR;

/** The document shell; the name and file are required by React Router. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SchemeMeta />
        <PageHead />
        <Links />
      </head>
      <body>
        <SkipLink />
        <NeedsJavaScript />
        {children}
        <ScrollRestoration />
        {isBuiltPage ? null : <Scripts />}
      </body>
    </html>
  );
}

/** No floating button where a member answers or writes. */
function helpPlace(pathname: string): 'corner' | 'header' {
  return pathname === '/chat' || pathname.startsWith('/inscription/') ? 'header' : 'corner';
}

export default function Root() {
  const { pathname } = useLocation();
  if (pathname === DESK_PATH || pathname.startsWith(`${DESK_PATH}/`)) return <DeskRoot />;
  return (
    <LinkContext value={RouterLink}>
      <AdConsent />
      <Outlet />
      <RouteAnnouncer />
      {/* In a call nothing may cover the other person’s face. */}
      {isCallPath(pathname) ? null : <SupportCorner place={helpPlace(pathname)} />}
    </LinkContext>
  );
}

/** At the desk: no ad measurement, no support chat. */
function DeskRoot() {
  return (
    <LinkContext value={RouterLink}>
      <Outlet />
      <RouteAnnouncer />
    </LinkContext>
  );
}

/** Shell displayed until the page has loaded. The server’s `watchOpening` and the style sheet show the message. */
export function HydrateFallback() {
  return (
    <div data-opening="" className="noscript:hidden">
      <div className="min-h-14 sm:min-h-18" />
      <div data-opening-failed="" className="absolute inset-x-0 bg-papier">
        <div className="page-width grid justify-items-start gap-4 py-10">
          <p className="text-lg">
            Cette page n’arrive pas à s’afficher. Vérifiez votre connexion internet, puis réessayez.
          </p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads this page, even without scripts. */}
          <a href="" className={buttonStyle({ variant: 'secondary' })}>
            Réessayer
          </a>
        </div>
      </div>
      <PageSkeleton />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <CrashPage missing={isRouteErrorResponse(error) && error.status === 404} />;
}

/**
 * In a built page React Router only reads the root route’s `meta` until `<Scripts/>` is rendered, which never happens
 * here (decision 26): after hydration it comes from the whole route.
 */
function PageHead() {
  const framework = useContext(FrameworkContext);
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!framework) return null;
  return (
    <FrameworkContext value={{ ...framework, isSpaMode: framework.isSpaMode && !isAlive }}>
      <Meta />
    </FrameworkContext>
  );
}

/** Only for the application shell: public pages work without JavaScript. */
function NeedsJavaScript() {
  return (
    <noscript>
      <div className="page-width grid gap-4 py-12">
        <p className="font-title text-h2 font-semibold">Cette page a besoin de JavaScript</p>
        <p>
          L’inscription, la connexion et l’espace membre de {PRODUCT_NAME} ne fonctionnent pas sans lui.
          Activez JavaScript dans les réglages de votre navigateur, puis rechargez la page.
        </p>
        <p>
          <ServerIf has="LEGAL_CONTACT_EMAIL">
            {'Vous pouvez aussi nous écrire\u202f: '}
            {'{{LEGAL_CONTACT_EMAIL}}'}.{' '}
          </ServerIf>
          <a href="/" className="font-medium text-prune underline underline-offset-4">
            Lire nos pages publiques
          </a>
        </p>
      </div>
    </noscript>
  );
}

const LOOK_EVERY_MS = 50;
const GIVE_UP_AFTER_MS = 3000;

/**
 * Focuses the page title, unless the page has set the focus.
 * @returns whether the focus is settled
 */
function focusTitle(): boolean {
  const main = document.getElementById(MAIN_ID);
  if (!main) return false;
  if (main !== document.activeElement && main.contains(document.activeElement)) return true;
  const title = main.querySelector('h1');
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}

/** On navigation: announces the title and moves the focus to the h1 (security.md, A16). */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [sentence, setSentence] = useState('');

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setSentence(document.title);
    const start = Date.now();
    // The h1 may only render once the data has loaded.
    const timer = window.setInterval(() => {
      if (focusTitle() || Date.now() - start > GIVE_UP_AFTER_MS) window.clearInterval(timer);
    }, LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
