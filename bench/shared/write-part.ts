import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->` of a page in docs/ that is otherwise written by hand. */
export function writePart(page: string, name: string, lines: readonly string[]): void {
  const file = fileURLToPath(new URL(`../../docs/${page}.md`, import.meta.url));
  const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const [before, rest, ...more] = readFileSync(file, 'utf8').split(begin);
  const [, after, ...others] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined || more.length + others.length > 0)
    throw new Error(`docs/${page}.md needs one place for ${name}`);
  writeFileSync(file, before + begin + lines.join('\n') + end + after);
}
