import { Check } from 'lucide-react';
import { useNow } from '#browser/use-now.ts';
import { CalendarLink } from '#mechanisms/calendar/web/shared/calendar-link.tsx';
import { PlanTicket } from '#mechanisms/calendar/web/shared/plan-ticket.tsx';
import type { Encounter } from '#member/encounters/contract.ts';
import { placeWords } from '#member/encounters/rules.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** Moving, cancelling and the link for a friend stay in the conversation. */
export function AgreedDate({ encounter, agreedAt }: { encounter: Encounter; agreedAt: string }) {
  const now = useNow();
  const { contactId, firstName, photoUrl, place } = encounter;
  const contact = encodeURIComponent(contactId);
  return (
    <PlanTicket
      title={`Rendez-vous avec ${firstName}`}
      heading="h2"
      tone="abricot"
      startsAt={agreedAt}
      now={now}
      status={
        <p className="flex items-center gap-3 text-sm font-semibold text-prune">
          <Avatar firstName={firstName} photoUrl={photoUrl} size="small" />
          <span>
            <Check aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4" strokeWidth={3} />
            C’est convenu
          </span>
        </p>
      }
      details={placeWords(place)}
    >
      <ButtonLink to={`/chat?contact=${contact}`} size="small">
        Ouvrir la conversation
      </ButtonLink>
      <CalendarLink href={`/api/contacts/${contact}/date/calendar`} />
    </PlanTicket>
  );
}
