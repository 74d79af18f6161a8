import type { CSSProperties } from 'react';

/** Style for `fit-*`: the length of the longest word, up to a space or a hyphen. */
export function lettersOf(name: string): CSSProperties {
  const words = name.split(/[\s-]/u).map((word) => word.length);
  return { '--letters': Math.max(1, ...words) } as CSSProperties;
}
