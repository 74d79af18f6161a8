import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Encounter } from '../../contract.ts';
import { AnswerCard } from '../answer-card.tsx';
import { DateTicket } from '../date-ticket.tsx';
import { useEncounter } from '../use-encounter.ts';
import { WaitingCard } from '../waiting-card.tsx';

/** What two people plan, below their messages; nothing while there is nothing. */
export function EncounterCard({ contactId }: { contactId: string }) {
  const encounter = useEncounter(contactId)?.encounter;
  if (!encounter) return null;
  return <Plan key={contactId} encounter={encounter} />;
}

function Plan({ encounter }: { encounter: Encounter }) {
  const { status, agreedAt } = encounter;
  // The light rises when the date is agreed on screen, not each time it is shown.
  const [wasAgreed] = useState(agreedAt !== null);
  return (
    <section
      aria-label="Votre rendez-vous"
      className={classNames(
        'grid w-full max-w-lg gap-3 justify-self-center rounded-card bg-abricot-100 p-4 sm:p-5',
        agreedAt && !wasAgreed && 'animate-rise',
      )}
    >
      {status === 'to-answer' ? <AnswerCard encounter={encounter} /> : null}
      {status === 'waiting' ? <WaitingCard encounter={encounter} /> : null}
      {agreedAt ? <DateTicket encounter={encounter} agreedAt={agreedAt} /> : null}
    </section>
  );
}
