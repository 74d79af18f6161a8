import { servedFile } from '#platform/http/served-files.ts';
import { askEarly } from './ask-early.ts';
import { type Document, htmlDocument } from './document.ts';
import type { ScriptManifest } from './script-manifest.ts';

const SESSION = '/api/session';
/** First reads of a page, by its pattern: without input, with an answer of a few kB. */
const FIRST_READS: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['/api/selection'],
  selection: ['/api/selection', '/api/introductions'],
  chat: ['/api/contacts'],
  profile: ['/api/profile'],
};
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?lueur=/;

/**
 * The single shell of the application, with preloads for each page: its scripts, which would otherwise load one after
 * the other, and with a session cookie its first answers.
 * @param shell as the build wrote it
 * @returns the document for an address and the cookies of the request
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

/** Before every other resource, so that it is requested first. */
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
