const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** A family of seven pictures, or a letter with its accents, is longer than any other. */
const LONGEST_GRAPHEME = 40;

/** The first `most` characters of a text, as a reader counts them, with « … » for what is cut. Never cuts through one. */
export function cutText(text: string, most: number): string {
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text.slice(0, (most + 1) * LONGEST_GRAPHEME))) {
    count += 1;
    if (count > most) return `${withoutLast(kept)}…`;
    kept += segment;
  }
  return kept;
}

/** Room for « … » within the length. */
function withoutLast(text: string): string {
  const last = Array.from(graphemes.segment(text)).at(-1);
  return text.slice(0, last?.index ?? 0).trimEnd();
}
