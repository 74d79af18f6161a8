import type { Encounter } from '../contract.ts';
import { openMoments } from '../rules.ts';
import { type listEncounters, meetingPlacesOf, momentsOf } from './store.ts';

/** Returns a plan as one of the two sees it. */
export function encounterSeenBy(
  me: string,
  { row, person, mine: home, theirs }: Awaited<ReturnType<typeof listEncounters>>[number],
  now: Date,
): Encounter {
  const mine = row.proposer_id === me;
  const open = row.agreed_at ? [] : openMoments(momentsOf(row), now);
  return {
    contactId: mine ? row.invited_id : row.proposer_id,
    firstName: person.firstName,
    photoUrl: person.photoUrl,
    status: row.agreed_at ? 'agreed' : mine ? 'waiting' : 'to-answer',
    moments: open.map((moment) => moment.toISOString()),
    agreedAt: row.agreed_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
    place: {
      kind: row.place_kind,
      name: row.place_name,
      holdsContactDetails: !mine && row.place_holds_contact_details,
    },
    places: meetingPlacesOf(home, theirs),
    revision: row.revision,
  };
}

const PLACES: readonly Encounter['status'][] = ['to-answer', 'agreed', 'waiting'];

/** Sorts by status (to answer, agreed, waiting), then soonest first. */
export function bySoonest(one: Encounter, other: Encounter): number {
  const place = PLACES.indexOf(one.status) - PLACES.indexOf(other.status);
  return place || (soonest(one) < soonest(other) ? -1 : 1);
}

function soonest({ agreedAt, moments }: Encounter): string {
  return agreedAt ?? moments[0] ?? '';
}
