import { askedAboutFrom } from '#member/encounters/rules.ts';
import { findDateToTell } from '#member/encounters/server/store.ts';
import { isBlocked } from '#member/matching/server/contact-store.ts';
import { zoneOfMember } from '#member/profile/server/shared/require-profile.ts';
import type { Database } from '#platform/database/client.ts';
import type { MeetingState } from '../contract.ts';
import { canTellMeeting, isShown, partsOf } from '../rules.ts';
import { countExchange, findDeclarations, findFeedbacks, type StoredFeedback } from './store.ts';

/** State after a block: nothing to declare or read. */
const CLOSED: MeetingState = {
  canDeclare: false,
  declaredByMe: false,
  declaredByThem: false,
  canGiveFeedback: false,
  given: null,
  received: null,
};

/** Reads the state of a meeting. The caller checks that the two have a conversation. */
export async function readMeeting(db: Database, me: string, other: string, now: Date): Promise<MeetingState> {
  if (await isBlocked(db, me, other)) return CLOSED;
  const told = await findDeclarations(db, me, other);
  const { mine, theirs } = await findFeedbacks(db, me, other);
  return {
    canDeclare: !told.mine && (await maySay(db, me, other, told.theirs, now)),
    declaredByMe: told.mine,
    declaredByThem: told.theirs,
    canGiveFeedback: (told.mine || told.theirs) && !isRead(mine, theirs, now),
    given: mine
      ? {
          qualities: mine.qualities,
          ...partsOf(mine.sentence),
          toldTeam: mine.not_again || mine.private_note !== '',
        }
      : null,
    received:
      theirs && !theirs.hidden_at && isRead(theirs, mine, now)
        ? { qualities: theirs.qualities, sentence: theirs.sentence }
        : null,
  };
}

export function isRead(
  feedback: StoredFeedback | undefined,
  answer: StoredFeedback | undefined,
  now: Date,
): boolean {
  return feedback !== undefined && isShown({ ...feedback, writtenAt: feedback.written_at }, answer, now);
}

export async function maySay(
  db: Database,
  me: string,
  other: string,
  toldByOther: boolean,
  now: Date,
): Promise<boolean> {
  const date = await findDateToTell(db, me, other, now);
  const hadDate = date !== undefined && now >= askedAboutFrom(date, await zoneOfMember(db, me));
  return canTellMeeting({ ...(await countExchange(db, me, other)), toldByOther, hadDate }) === 'ok';
}
