import type { ReactNode } from 'react';
import { HYPHENATED } from '#lib/hyphenated-words.ts';

/** Keeps « e-mail » and the like on one line; other nodes are unchanged. */
export function keepWords(shown: ReactNode): ReactNode {
  if (typeof shown !== 'string' || !HYPHENATED.test(shown)) return shown;
  return shown.split(HYPHENATED).map((piece, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
      <span key={place} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
