import type { ReactNode } from 'react';

/** The phrase or photo that the conversation began with, above the first message for both. */
export function QuotedOpening({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="grid w-full max-w-md gap-1 justify-self-center rounded-card bg-lin px-5 py-4 text-center">
      <figcaption className="text-sm text-encre-2">{caption}</figcaption>
      {children}
    </figure>
  );
}
