import { HOUR_MS } from '#lib/durations.ts';

export const EMAIL_CHANGE_HOURS = 72;

export const EMAIL_SIDES = ['former', 'new'] as const;
export type EmailSide = (typeof EMAIL_SIDES)[number];

export function emailChangeEnds(askedAt: Date): Date {
  return new Date(askedAt.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS);
}
