/** The parts of the staff desk: each is refetched when its data changes. */
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
