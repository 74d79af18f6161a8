import { expect, test } from 'vitest';
import type { MeetingState } from '../contract.ts';
import { type MeetingInvitation, meetingInvitation } from './meeting-view.ts';

const NOTHING: MeetingState = {
  canDeclare: false,
  declaredByMe: false,
  declaredByThem: false,
  canGiveFeedback: false,
  given: null,
  received: null,
};
const given = { qualities: ['Humour' as const], sentence: '', toldTeam: false };

test.each<[string, MeetingState, MeetingInvitation]>([
  ['nothing, before ten messages', NOTHING, 'none'],
  ['to say that they met', { ...NOTHING, canDeclare: true }, 'ask'],
  ['to write, once they said it', { ...NOTHING, declaredByMe: true, canGiveFeedback: true }, 'write'],
  [
    'to write, when the other says it',
    { ...NOTHING, canDeclare: true, declaredByThem: true, canGiveFeedback: true },
    'invited',
  ],
  [
    'to correct, while it is not read',
    { ...NOTHING, declaredByMe: true, canGiveFeedback: true, given },
    'kept',
  ],
  [
    'to write still, after a word to the team alone',
    {
      ...NOTHING,
      declaredByMe: true,
      canGiveFeedback: true,
      given: { qualities: [], sentence: '', toldTeam: true },
    },
    'write',
  ],
  ['nothing more, once it is read', { ...NOTHING, declaredByMe: true, given, received: given }, 'none'],
])('a member is invited to do %s', (_, state, invitation) => {
  expect(meetingInvitation(state)).toBe(invitation);
});
