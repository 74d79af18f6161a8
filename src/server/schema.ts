/** The tables of every feature: for migrations, for Better Auth, and for jobs that cover all of them. */

export * from '#desk/authorities/server/tables.ts';
export * from '#desk/content/server/tables.ts';
export * from '#desk/members/server/tables.ts';
export * from '#desk/staff/server/tables.ts';
export * from '#identity/accounts/server/tables.ts';
export * from '#identity/ad-measurement/server/tables.ts';
export * from '#identity/consents/server/tables.ts';
export * from '#identity/drafts/server/tables.ts';
export * from '#identity/entrance/server/tables.ts';
export * from '#identity/factors/server/tables.ts';
export * from '#live/server/tables.ts';
export * from '#mechanisms/decisions/server/tables.ts';
export * from '#mechanisms/mailed-links/server/tables.ts';
export * from '#mechanisms/threads/server/tables.ts';
export * from '#member/appointments/server/tables.ts';
export * from '#member/coaches/server/tables.ts';
export * from '#member/coaching/server/tables.ts';
export * from '#member/content/server/tables.ts';
export * from '#member/conversations/server/tables.ts';
export * from '#member/data-rights/server/tables.ts';
export * from '#member/encounters/server/tables.ts';
export * from '#member/matching/server/tables.ts';
export * from '#member/meeting/server/tables.ts';
export * from '#member/membership/server/tables.ts';
export * from '#member/notifications/server/tables.ts';
export * from '#member/photos/server/tables.ts';
export * from '#member/profile/server/tables.ts';
export * from '#member/reports/server/tables.ts';
export * from '#member/support/server/tables.ts';
export * from '#member/workshops/server/tables.ts';
export {
  dailyFigures,
  formerAddresses,
  lastingKeys,
  rateLimits,
  securityEvents,
  sentMails,
  users,
} from '#platform/database/tables.ts';
