/** The parts of the team's desk: each is read again when one of its data changes. */
export const DESK_PARTS = [
  'staff',
  'notes',
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
