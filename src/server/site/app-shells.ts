import { servedFile } from '#platform/http/served-files.ts';
import { type Document, htmlDocument } from './document.ts';
import type { ScriptManifest } from './script-manifest.ts';

const SESSION = '/api/session';
/** First reads of a page, by its pattern: requests without input and with a small response. */
const FIRST_READS: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['/api/selection'],
  selection: ['/api/selection', '/api/introductions'],
  chat: ['/api/contacts'],
  profile: ['/api/profile'],
};
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?lueur=/;
/** A browser without HTTP/2 opens six connections: early reads must not wait behind the scripts of a page. */
const FIRST_SCRIPTS = 2;
const FONT = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g;

/**
 * Returns the single shell of the application, with preloads for each page: its scripts, which would otherwise load one
 * after the other, and with a session cookie its first reads.
 * @param shell as written by the build
 * @returns the document for an address and the cookies of the request
 */
export function appShells(
  shell: string,
  { pages, patternOf }: ScriptManifest,
  headers: Record<string, string>,
): (path: string, cookies?: string) => Document {
  // Before the module: deferred scripts run in order, and so do their errors.
  const watched = shell.replace('<script type="module"', `<script defer src="${WATCH_OPENING}"></script>$&`);
  const known = new Map<string, Document>();
  return (path, cookies = '') => {
    const pattern = patternOf(path) ?? '';
    const reads = SESSION_COOKIE.test(cookies) ? [...(FIRST_READS[pattern] ?? []), SESSION] : [];
    const key = `${pattern} ${reads.length}`;
    const scripts = pages.find((page) => page.pattern === pattern)?.scripts ?? [];
    const document = known.get(key) ?? htmlDocument(withPreloads(watched, scripts, reads), headers);
    known.set(key, document);
    return document;
  };
}

const WATCH_OPENING = servedFile('veiller-ouverture', 'js', `(${watchOpening.toString()})()`);
const ASK_EARLY = servedFile('demander-tot', 'js', `(${askEarly.toString()})()`);

/**
 * The heaviest script comes first, on the open connection. Early reads then request the others, those of the entry first:
 * they run while the page’s own arrive. The first text needs the fonts last.
 * @param scripts heaviest first, then in the order in which they run
 */
function withPreloads(shell: string, scripts: readonly string[], reads: readonly string[]): string {
  const bare = scripts.reduce((text, script) => text.replace(linkTo(script), ''), shell);
  const [heaviest = '', ...first] = scripts.slice(0, FIRST_SCRIPTS).map(linkTo);
  const later = scripts.slice(FIRST_SCRIPTS);
  const begin = (page: string, links: readonly string[]) =>
    page.replace('<link ', (link) => `${links.join('')}${link}`);
  if (reads.length === 0) return begin(bare, [heaviest, ...first, ...later.map(linkTo)]);
  const fonts = Array.from(bare.matchAll(FONT), ([, href = '']) => href);
  const asked = { reads, scripts: later, fonts };
  const data = Object.entries(asked).map(([name, paths]) => ` data-${name}="${paths.join(' ')}"`);
  const early = `<script async fetchpriority="high" src="${ASK_EARLY}"${data.join('')}></script>`;
  return begin(bare.replace(FONT, ''), [heaviest, early, ...first]);
}

function linkTo(script: string): string {
  return `<link rel="modulepreload" href="${script}"/>`;
}

/**
 * Reloads a page once when its scripts fail to load, then shows the error message of the shell. The server serves the
 * source of this function as a file, so it must not use anything outside of itself. If that file fails too, the style
 * sheet shows the message after 20 seconds.
 */
function watchOpening(): void {
  const fail = () => {
    // Gone once the first page has rendered.
    const opening = document.querySelector('[data-opening]');
    if (!opening) return;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Browsers remember a failed module: only a new document requests it again.
    if (visit?.type !== 'reload') return location.reload();
    opening.setAttribute('data-opening', 'failed');
    opening.querySelector('[data-opening-failed]')?.setAttribute('role', 'alert');
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') fail();
  };
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-opening-failed] a')) return;
    // Following the link would drop the fragment, where mailed links have their secret.
    event.preventDefault();
    location.reload();
  });
  // An element's error event does not bubble.
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', fail);
}

/**
 * Fetches the first reads of a page, then its other scripts, the first photo and the fonts. The server serves the
 * source of this function as a file; the attributes `data-reads`, `data-scripts` and `data-fonts` of its element list
 * paths below the origin, `/api` included. It must not use anything outside of itself.
 */
export function askEarly(): void {
  const reads: Record<string, Promise<Response>> = {};
  const { reads: paths, scripts, fonts } = document.currentScript?.dataset ?? {};
  const listed = (text = '') => text.split(' ').filter(Boolean);
  const link = (attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), attributes));
  for (const path of listed(paths)) {
    const read = fetch(path, { credentials: 'same-origin' });
    // The page that uses the read handles the failure.
    read.catch(() => undefined);
    reads[path] = read;
  }
  window.earlyReads = reads;
  for (const href of listed(scripts)) link({ rel: 'modulepreload', href });
  for (const href of listed(fonts))
    link({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href });
  // The dashboard shows the same people with other pictures.
  if (location.pathname !== '/selection') return;
  reads['/api/selection']
    ?.then((answer) => answer.clone().json())
    .then(({ people }) => {
      const photo = people?.[0]?.photos[0];
      const medium = photo?.url.replace(/upright$/, 'medium');
      const srcset = `${medium} 720w, ${photo?.url} 1080w`;
      const sizes = '(min-width: 64rem) 27rem, (min-width: 48rem) 50vw, 55vw';
      if (photo) Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset });
    })
    .catch(() => undefined);
}
