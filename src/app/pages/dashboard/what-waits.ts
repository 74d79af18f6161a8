import type { Statement } from '#identity/standing/contract.ts';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import type { Contact } from '#member/conversations/contract.ts';
import { turnOf } from '#member/conversations/rules.ts';
import type { MyWorkshopDate } from '#member/workshops/contract.ts';

const NEAR_DAYS = 2;
/** How long the dashboard shows a decision; the account page keeps it. */
const DECISION_SHOWN_DAYS = 14;
const CONVERSATIONS_SHOWN = 3;

/** Today, tomorrow or the day after, in Paris. */
export function isNear(startsAt: string, now: Date): boolean {
  const days = (Date.parse(parisDay(new Date(startsAt))) - Date.parse(parisDay(now))) / DAY_MS;
  return days >= 0 && days <= NEAR_DAYS;
}

export function nextPlace(dates: readonly MyWorkshopDate[], now: Date): MyWorkshopDate | undefined {
  return dates
    .filter(
      ({ status, mine, startsAt, cancelReason }) =>
        status === 'pending' && mine === 'registered' && cancelReason === null && isNear(startsAt, now),
    )
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))[0];
}

/** The latest decision in force, if it is recent and uncontested. */
export function latestDecision(statements: readonly Statement[], now: Date): Statement | undefined {
  const since = now.getTime() - DECISION_SHOWN_DAYS * DAY_MS;
  return statements
    .filter(({ state, appeal, madeAt }) => state === 'stands' && !appeal && Date.parse(madeAt) > since)
    .toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1))[0];
}

/** Unread conversations first, then those to answer. */
export function conversationsThatWait(contacts: readonly Contact[]): Contact[] {
  return contacts
    .filter(({ blocked, closure }) => !blocked && closure === null)
    .filter(({ unreadCount, lastMessage }) => unreadCount > 0 || turnOf(lastMessage) !== 'wait')
    .toSorted((a, b) => Number(b.unreadCount > 0) - Number(a.unreadCount > 0))
    .slice(0, CONVERSATIONS_SHOWN);
}
