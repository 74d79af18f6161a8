import type { MeetingState } from '../contract.ts';
import { hasWords } from '../rules.ts';

/** `ask`: declare the meeting. `invited`: the other did. `write`: write words. `kept`: edit unread words. */
export type MeetingInvitation = 'none' | 'ask' | 'invited' | 'write' | 'kept';

export function meetingInvitation(state: MeetingState): MeetingInvitation {
  const { canDeclare, declaredByMe, declaredByThem, canGiveFeedback, given } = state;
  if (canGiveFeedback && given && hasWords({ qualities: given.qualities, sentence: given.half }))
    return 'kept';
  if (canGiveFeedback) return declaredByThem && !declaredByMe ? 'invited' : 'write';
  return canDeclare ? 'ask' : 'none';
}
