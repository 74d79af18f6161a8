import { AnswerCard } from '../answer-card.tsx';
import { DateTicket } from '../date-ticket.tsx';
import { useEncounter } from '../use-encounter.ts';
import { WaitingCard } from '../waiting-card.tsx';

/** What two people plan, below their messages; nothing while there is nothing. */
export function EncounterCard({ contactId }: { contactId: string }) {
  const encounter = useEncounter(contactId)?.encounter;
  if (!encounter) return null;
  const { status, agreedAt } = encounter;
  return (
    <section
      aria-label="Votre rendez-vous"
      className="grid w-full max-w-lg gap-3 justify-self-center rounded-card bg-abricot-100 p-4 sm:p-5"
    >
      {status === 'to-answer' ? <AnswerCard encounter={encounter} /> : null}
      {status === 'waiting' ? <WaitingCard encounter={encounter} /> : null}
      {agreedAt ? <DateTicket encounter={encounter} agreedAt={agreedAt} /> : null}
    </section>
  );
}
