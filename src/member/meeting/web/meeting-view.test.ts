import { expect, test } from 'vitest';
import type { MeetingState } from '../contract.ts';
import { type MeetingInvitation, meetingInvitation } from './shared/meeting-panel.tsx';

const NOTHING: MeetingState = {
  canDeclare: false,
  declaredByMe: false,
  declaredByThem: false,
  canGiveFeedback: false,
  given: null,
  received: null,
};
const given = { qualities: ['Humour' as const], opening: null, half: '', toldTeam: false };

test.each<[string, MeetingState, MeetingInvitation]>([
  ['nothing before ten messages', NOTHING, 'none'],
  ['the declaration of a meeting', { ...NOTHING, canDeclare: true }, 'ask'],
  ['feedback, once they declared it', { ...NOTHING, declaredByMe: true, canGiveFeedback: true }, 'write'],
  [
    'feedback, when the other declares it',
    { ...NOTHING, canDeclare: true, declaredByThem: true, canGiveFeedback: true },
    'invited',
  ],
  [
    'corrections while it is unread',
    { ...NOTHING, declaredByMe: true, canGiveFeedback: true, given },
    'kept',
  ],
  [
    'feedback, after a note to the team alone',
    {
      ...NOTHING,
      declaredByMe: true,
      canGiveFeedback: true,
      given: { qualities: [], opening: null, half: '', toldTeam: true },
    },
    'write',
  ],
  [
    'nothing once it is read',
    { ...NOTHING, declaredByMe: true, given, received: { qualities: [], sentence: 'Merci.' } },
    'none',
  ],
])('offers %s', (_, state, invitation) => {
  expect(meetingInvitation(state)).toBe(invitation);
});
