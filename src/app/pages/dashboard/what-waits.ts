import type { Statement } from '#identity/accounts/contract.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Contact } from '#member/conversations/contract.ts';
import { isMyTurn, turnOf } from '#member/conversations/rules.ts';
import type { Encounter } from '#member/encounters/contract.ts';
import type { MyWorkshopDate } from '#member/workshops/contract.ts';

/** How long the dashboard shows a decision; the account page shows it permanently. */
const DECISION_SHOWN_DAYS = 14;
const CONVERSATIONS_SHOWN = 3;

/** Returns the next workshop date in which the member has a place. */
export function nextPlace(dates: readonly MyWorkshopDate[]): MyWorkshopDate | undefined {
  return dates
    .filter(
      ({ status, mine, cancelReason }) =>
        status === 'pending' && mine === 'registered' && cancelReason === null,
    )
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))[0];
}

/** Returns the latest decision in force, if it is recent and uncontested. */
export function latestDecision(statements: readonly Statement[], now: Date): Statement | undefined {
  const since = now.getTime() - DECISION_SHOWN_DAYS * DAY_MS;
  return statements
    .filter(({ state, appeal, madeAt }) => state === 'stands' && !appeal && Date.parse(madeAt) > since)
    .toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1))[0];
}

/** Returns unread conversations first, then those to answer. A date to answer or agreed has its own place. */
export function conversationsThatWait(
  contacts: readonly Contact[],
  plans: readonly Pick<Encounter, 'contactId' | 'status' | 'changedAt'>[] = [],
): Contact[] {
  const noAnswerDue = plans.filter(({ status }) => status !== 'to-answer');
  const waits = ({ id, lastMessage }: Contact) =>
    isMyTurn(
      turnOf(
        lastMessage,
        noAnswerDue.find(({ contactId }) => contactId === id),
      ),
    );
  return contacts
    .filter(({ blocked, closure }) => !blocked && closure === null)
    .filter((contact) => contact.unreadCount > 0 || waits(contact))
    .toSorted((a, b) => Number(b.unreadCount > 0) - Number(a.unreadCount > 0))
    .slice(0, CONVERSATIONS_SHOWN);
}

/** Verbatim from spec 1 §8. */
export const LOAD_FAILED =
  'Une erreur est survenue lors du chargement des données. Veuillez vérifier votre connexion internet et réessayer.';
