import { useEffect, useRef, useState } from 'react';
import type { Encounter } from '../../contract.ts';
import { AgreedCard } from '../agreed-card.tsx';
import { AnswerCard } from '../answer-card.tsx';
import { useEncounter } from '../use-encounter.ts';
import { WaitingCard } from '../waiting-card.tsx';

const LABEL = 'Votre rendez-vous';

/** The plan of the two, below their messages; empty without one. */
export function EncounterCard({ contactId }: { contactId: string }) {
  const encounter = useEncounter(contactId)?.encounter;
  if (!encounter) return null;
  return <Plan key={contactId} encounter={encounter} />;
}

function Plan({ encounter }: { encounter: Encounter }) {
  const { status, agreedAt, firstName } = encounter;
  const [wasAgreed] = useState(agreedAt !== null);
  const isNew = agreedAt !== null && !wasAgreed;
  const card = useRef<HTMLDivElement>(null);
  // The clicked button is gone: focus the title of the ticket, unless the focus is elsewhere.
  useEffect(() => {
    if (isNew && document.activeElement === document.body) card.current?.querySelector('h3')?.focus();
  }, [isNew]);
  return (
    <div ref={card} className="grid w-full max-w-lg justify-self-center">
      <p role="status" className="sr-only">
        {isNew ? `Votre rendez-vous avec ${firstName} est convenu.` : null}
      </p>
      {agreedAt ? (
        <AgreedCard encounter={encounter} agreedAt={agreedAt} label={LABEL} />
      ) : (
        <section aria-label={LABEL} className="grid gap-3 rounded-card bg-abricot-100 p-4 sm:p-5">
          {status === 'to-answer' ? (
            <AnswerCard encounter={encounter} />
          ) : (
            <WaitingCard encounter={encounter} />
          )}
        </section>
      )}
    </div>
  );
}
