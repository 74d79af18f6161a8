import type { ReactNode } from 'react';
import { HYPHENATED } from '#lib/french-words.ts';

/** Keeps words such as « e-mail » on one line; other nodes stay unchanged. */
export function keepWords(shown: ReactNode): ReactNode {
  if (typeof shown !== 'string' || !HYPHENATED.test(shown)) return shown;
  return shown.split(HYPHENATED).map((piece, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text are never reordered
      <span key={place} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
