/**
 * The borders of the house, read by `borders.test.ts`: an import points to a level below, to the same module, or through a
 * door of a module that comes before. There is no list of exceptions.
 */

/** From the bottom. What stands on one line knows nothing of the others on it. */
export const LEVELS: readonly (readonly string[])[] = [
  ['lib'],
  ['browser'],
  ['ui'],
  ['platform'],
  ['live'],
  ['mechanisms'],
  ['identity'],
  ['member'],
  ['desk'],
  ['app', 'site', 'server'],
];

/** Every module, from the bottom: each may use those before it. */
export const MODULES = [
  'mechanisms/mailed-links',
  'mechanisms/decisions',
  'mechanisms/calls',
  'mechanisms/threads',
  'mechanisms/calendar',
  'identity/ad-measurement',
  'identity/accounts',
  'identity/consents',
  'identity/drafts',
  'identity/factors',
  'identity/entrance',
  'member/profile',
  'member/photos',
  'member/questionnaires',
  'member/matching',
  'member/matchmaker',
  'member/notifications',
  'member/encounters',
  'member/meeting',
  'member/reports',
  'member/conversations',
  'member/support',
  'member/content',
  'member/membership',
  'member/coaches',
  'member/workshops',
  'member/coaching',
  'member/appointments',
  'member/data-rights',
  'desk/staff',
  'desk/members',
  'desk/moderation',
  'desk/authorities',
  'desk/inbox',
  'desk/content',
  'desk/appointments',
  'desk/workshops',
  'desk/coaching',
  'desk/introductions',
  'desk/figures',
] as const;

/** Where another module may be entered, as paths within it. The entrances may take any page, component, route or job. */
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

/** All that may stand at the root of a module, beside its tests. */
export const ROOT_NAMES = /^(rules|contract|texts)(\.test)?\.ts$|^(server|web|texts)\//;
