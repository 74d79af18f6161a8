const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Longer than a family emoji of seven pictures, or any letter with its accents. */
const LONGEST_GRAPHEME = 40;

/**
 * Returns the first `most` characters of a text, as a reader counts them, with « … » for the rest. Never cuts through a
 * grapheme.
 */
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

/** Makes room for « … » within the length. */
function withoutLast(text: string): string {
  const last = Array.from(graphemes.segment(text)).at(-1);
  return text.slice(0, last?.index ?? 0).trimEnd();
}
