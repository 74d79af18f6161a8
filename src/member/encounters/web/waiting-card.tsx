import { useState } from 'react';
import { deviceZone } from '#browser/clock.ts';
import { planMoment } from '#mechanisms/calendar/rules.ts';
import { Button } from '#ui/button.tsx';
import type { Encounter } from '../contract.ts';
import { EndDialog } from './end-dialog.tsx';
import { PlaceLine } from './place-line.tsx';

/** The member’s own proposal, while it is pending. */
export function WaitingCard({ encounter }: { encounter: Encounter }) {
  const [ending, setEnding] = useState(false);
  return (
    <>
      <h3 className="text-h3 wrap-anywhere">Vous proposez un rendez-vous à {encounter.firstName}</h3>
      <PlaceLine place={encounter.place} />
      <ul className="grid gap-1">
        {encounter.moments.map((moment) => (
          <li key={moment}>
            <time dateTime={moment} className="inline-block first-letter:uppercase">
              {planMoment(new Date(moment), encounter.places, deviceZone())}
            </time>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm font-semibold text-encre-2">En attente de sa réponse</p>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setEnding(true)}>
          Retirer
        </Button>
      </div>
      {ending ? <EndDialog encounter={encounter} onClose={() => setEnding(false)} /> : null}
    </>
  );
}
