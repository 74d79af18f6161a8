import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaced by a rule in `ui/app.css`. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/;
/** A data block is not a script: it never runs, and no policy applies to it. */
const SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Moves inline scripts and styles of built pages into files: their policy allows nothing else (decision 26).
 * @param root folder of the pages, whose `assets` browsers cache forever by name
 * @throws Error on a style attribute or an event handler in a page
 */
export function moveInlineOut(root: string): void {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) {
    const file = join(root, page);
    const moved = withoutInline(readFileSync(file, 'utf8'), (text, kind) => {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      const address = `/assets/page-${hash}.${kind}`;
      writeFileSync(join(root, address), text);
      return address;
    });
    const [left] = /<[^>]+\s(?:style|on\w+)="/.exec(moved) ?? [];
    if (left) throw new Error(`${file} has ${left}, which its policy refuses`);
    writeFileSync(file, moved);
  }
}

type Write = (text: string, kind: 'css' | 'js') => string;

/** @param write writes a text to a file, and returns its address */
export function withoutInline(page: string, write: Write): string {
  const styled = page
    .replaceAll(ISLAND_STYLE, '')
    .replace(STYLE, (_, text: string) => `<link rel="stylesheet" href="${write(text, 'css')}">`);
  const texts: string[] = [];
  let isModule = false;
  const bare = styled.replace(SCRIPT, (_, attributes: string, text: string) => {
    isModule ||= attributes.includes('type="module"');
    texts.push(text.trim());
    return '';
  });
  if (texts.length === 0) return bare;
  // Imports of a module run before the rest of it, wherever they stand.
  const address = write(texts.join('\n'), 'js');
  const tag = isModule
    ? `<link rel="modulepreload" href="${address}"><script type="module" src="${address}"></script>`
    : `<script defer src="${address}"></script>`;
  return bare.replace('</head>', () => `${tag}</head>`);
}
