import type { MemberState } from '../rules.ts';

export const STATE_TONES = {
  unfinished: 'lin',
  open: 'sauge',
  paused: 'lavande',
  suspended: 'abricot',
  closed: 'danger',
} as const satisfies Record<MemberState, string>;
