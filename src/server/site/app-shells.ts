import { servedFile } from '#platform/http/served-files.ts';
import { askEarly } from './ask-early.ts';
import { type Document, htmlDocument } from './document.ts';
import type { ScriptManifest } from './script-manifest.ts';

const SESSION = '/api/session';
/** What a page shows first, by its pattern: reads without input, which an answer of a few kB gives. */
const FIRST_READS: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['/api/selection'],
  selection: ['/api/selection', '/api/introductions'],
  chat: ['/api/contacts'],
  profile: ['/api/profile'],
};
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?lueur=/;

/**
 * The one shell of the application, told for each page what it will need: its scripts, which would otherwise be found one
 * after the other, and for whoever holds a session its first answers.
 * @param shell as the build wrote it
 * @returns the document of an address, for a request with these cookies
 */
export function appShells(
  shell: string,
  { pages, patternOf }: ScriptManifest,
  headers: Record<string, string>,
): (path: string, cookies?: string) => Document {
  const known = new Map<string, Document>();
  return (path, cookies = '') => {
    const pattern = patternOf(path) ?? '';
    const reads = SESSION_COOKIE.test(cookies) ? [SESSION, ...(FIRST_READS[pattern] ?? [])] : [];
    const key = `${pattern} ${reads.length}`;
    const scripts = pages.find((page) => page.pattern === pattern)?.scripts ?? [];
    const document = known.get(key) ?? htmlDocument(withPreloads(withReads(shell, reads), scripts), headers);
    known.set(key, document);
    return document;
  };
}

const ASK_EARLY = servedFile('demander-tot', 'js', `(${askEarly.toString()})()`);

/** Before all that the page loads, so that it is asked for first. */
function withReads(shell: string, reads: readonly string[]): string {
  if (reads.length === 0) return shell;
  const script = `<script async fetchpriority="high" src="${ASK_EARLY}" data-reads="${reads.join(' ')}"></script>`;
  return shell.replace('<link ', (link) => `${script}${link}`);
}

function withPreloads(shell: string, scripts: readonly string[]): string {
  const links = scripts
    .filter((script) => !shell.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload" href="${script}"/>`);
  return shell.replace('</head>', () => `${links.join('')}</head>`);
}
