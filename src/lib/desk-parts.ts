/** The parts of the team's desk: each is read again when something of it changes. */
export const DESK_PARTS = [
  'staff',
  'inbox',
  'moderation',
  'content',
  'coaching',
  'workshops',
  'introductions',
  'appointments',
  'members',
  'figures',
] as const;
export type DeskPart = (typeof DESK_PARTS)[number];
