import type { MeetingState } from '../contract.ts';
import { hasWords } from '../rules.ts';

/**
 * What a member may do about a meeting, most of the time nothing.
 * `ask`: say that they met. `invited`: the other says so. `write`: leave a word. `kept`: theirs waits to be read.
 */
export type MeetingInvitation = 'none' | 'ask' | 'invited' | 'write' | 'kept';

export function meetingInvitation(state: MeetingState): MeetingInvitation {
  const { canDeclare, declaredByMe, declaredByThem, canGiveFeedback, given } = state;
  if (canGiveFeedback && given && hasWords(given)) return 'kept';
  if (canGiveFeedback) return declaredByThem && !declaredByMe ? 'invited' : 'write';
  return canDeclare ? 'ask' : 'none';
}
