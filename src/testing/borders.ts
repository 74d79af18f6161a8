/**
 * The borders of the house, read by `borders.test.ts`: an import points to a level below, to the same unit, or through
 * a door of another unit. There is no list of exceptions.
 */

/** From the bottom. What stands on one line knows nothing of the others on it. */
export const LEVELS: readonly (readonly string[])[] = [
  ['lib'],
  ['browser'],
  ['ui'],
  ['platform'],
  ['live'],
  ['mechanisms'],
  ['features'],
  ['app', 'site', 'server'],
];

/** Each may use the ones before it. */
export const FEATURES = [
  'ad-measurement',
  'accounts',
  'profile',
  'support',
  'matching',
  'conversations',
  'accompaniment',
  'data-rights',
  'team',
] as const;

/** Parts of a feature that keep their own rules, contract and screens; within a feature they may use each other. */
export const PARTS = [
  'accounts/cases',
  'accounts/drafts',
  'accounts/email-change',
  'accounts/identification',
  'accounts/passkeys',
  'accounts/second-factor',
  'accounts/standing',
  'profile/answers',
  'profile/moderated',
  'profile/photos',
  'profile/prompts',
  'profile/verification',
  'support/contact-form',
  'support/content-notice',
  'support/chat',
  'support/threads',
  'support/opening',
  'matching/attention',
  'matching/introductions',
  'matching/rhythm',
  'conversations/calls',
  'conversations/encounters',
  'conversations/meeting',
  'conversations/reports',
  'conversations/notifications',
  'accompaniment/consent',
  'accompaniment/membership',
  'accompaniment/coaches',
  'accompaniment/workshops',
  'accompaniment/coach-chat',
  'accompaniment/shared-answers',
  'accompaniment/advice',
  'accompaniment/appointments',
  'team/staff',
  'team/standing',
  'team/inbox',
  'team/moderation',
  'team/authorities',
  'team/content',
  'team/coaching',
  'team/workshops',
  'team/introductions',
  'team/appointments',
  'team/members',
  'team/figures',
  'team/transparency',
] as const;

/** What several features do alike: they know parties by their ids, and are put together by the features that use them. */
export const MECHANISMS = ['decisions'] as const;

/** Where another feature, or another part, may be entered, as paths within it. */
export const DOORS = [
  /^(rules|contract|texts)\.ts$|^texts\//,
  /^server\/([\w-]+-)?store\.ts$/,
  /^(server|web)\/shared\//,
];

/** Tables lead to each other by their foreign keys, and SQL joins them. */
export const SQL_DOOR = { from: /\/server\/(tables|([\w-]+-)?store)\.ts$/, to: /\/server\/tables\.ts$/ };

/** Shared by both sides of the wire. */
export const NEUTRAL = /(^lib\/|\/(rules|contract|texts|protocol)\.ts$|\/texts\/)/;
/** What runs on the server only. */
export const SERVER_SIDE = /^(platform|server)\/|\/server\//;
/** What is drawn in a browser. */
export const WEB_SIDE = /^(app|site|browser|ui)\/|\/web\//;

/** All that may stand at the root of a feature or a part, beside its tests and the folders of its parts. */
export const ROOT_NAMES = /^(rules|contract|texts)(\.test)?\.ts$|^(server|web|texts)\//;
