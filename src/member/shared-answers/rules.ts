/** Answers that a member may share with their coach for a limited time. */
export const SHARED_KINDS = ['quiz', 'love-profile'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

export const SHARE_DAYS = [7, 14, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
