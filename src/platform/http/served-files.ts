import { createHash } from 'node:crypto';
import type { Context } from 'hono';

type Kind = 'css' | 'js';
type ServedFile = { text: string; kind: Kind; version: string };

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const YEAR_SECONDS = 31_536_000;
export const SERVED_FILES_AT = '/fichiers';
const files = new Map<string, ServedFile>();

/**
 * Registers a style or script of a server-rendered page: inline, the policy would refuse it.
 * @returns an address that changes with the text: browsers cache it for a year
 * @throws Error when the name is taken by another text
 */
export function servedFile(name: string, kind: Kind, text: string): string {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = `${name}.${kind}`;
  if ((files.get(file)?.version ?? version) !== version) throw new Error(`Two files are called ${file}`);
  files.set(file, { text, kind, version });
  return `${SERVED_FILES_AT}/${file}?v=${version}`;
}

/** During a rolling release, a node may be asked for another release's file: it serves its own, uncached. */
export function sendServedFile(context: Context): Response {
  const file = files.get(context.req.param('file') ?? '');
  if (!file) return context.text('Introuvable', 404);
  const isSame = context.req.query('v') === file.version;
  return context.body(file.text, 200, {
    'content-type': TYPES[file.kind],
    // The files are public, and the frame of the ad pixel has an opaque origin.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': isSame ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-store',
  });
}
