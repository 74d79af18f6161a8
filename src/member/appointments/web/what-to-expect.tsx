import { Card } from '#ui/card.tsx';
import type { AppointmentKind } from '../rules.ts';
import { WHAT_TO_EXPECT } from '../texts.ts';

/** What happens, who reads what, and what is kept. */
export function WhatToExpect({ kind }: { kind: AppointmentKind }) {
  return (
    <Card as="section" tone="lin" aria-labelledby="what-to-expect" className="grid content-start gap-3">
      <h2 id="what-to-expect" className="text-h3">
        Comment ça se passe
      </h2>
      <ul className="grid gap-3">
        {WHAT_TO_EXPECT[kind].map((sentence) => (
          <li key={sentence} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span aria-hidden="true" className="mt-2.5 size-2 rounded-full bg-prune" />
            {sentence}
          </li>
        ))}
      </ul>
    </Card>
  );
}
