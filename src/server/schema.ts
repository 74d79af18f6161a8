/** Every feature's tables: for migrations, for Better Auth, and for what looks at all of them. */
export * from '#features/accompaniment/coaches/server/tables.ts';
export * from '#features/accompaniment/workshops/server/tables.ts';
export * from '#features/accounts/server/tables.ts';
export * from '#features/ad-measurement/server/tables.ts';
export * from '#features/conversations/meeting/server/tables.ts';
export * from '#features/conversations/notifications/server/tables.ts';
export * from '#features/conversations/reports/server/tables.ts';
export * from '#features/conversations/server/tables.ts';
export * from '#features/data-rights/server/tables.ts';
export * from '#features/matching/server/tables.ts';
export * from '#features/profile/answers/server/tables.ts';
export * from '#features/profile/server/tables.ts';
export * from '#features/support/chat/server/tables.ts';
export * from '#features/support/contact-form/server/tables.ts';
export * from '#live/server/tables.ts';
export { rateLimits, users } from '#platform/database/tables.ts';
