/**
 * Module boundaries, checked by `borders.test.ts`: an import points to a lower level, to the same module, or through a
 * door of an earlier module. There are no exceptions.
 */

/** From the bottom. Entries on one line do not depend on each other. */
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

/** Every module, from the bottom: each may use the earlier ones. */
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

/**
 * Where another module may be entered, as paths within it. The entrances may import any page, component, route or job.
 */
export const DOORS = [
  /^(rules|contract|texts)\.ts$|^texts\//,
  /^server\/([\w-]+-)?store\.ts$/,
  /^(server|web)\/shared\//,
];

/** Tables refer to each other by foreign keys, and SQL joins them. */
export const SQL_DOOR = { from: /\/server\/(tables|([\w-]+-)?store)\.ts$/, to: /\/server\/tables\.ts$/ };

/** Shared by both sides of the wire. */
export const NEUTRAL = /(^lib\/|\/(rules|contract|texts|protocol)\.ts$|\/texts\/)/;
/** Runs only on the server. */
export const SERVER_SIDE = /^(platform|server)\/|\/server\//;
/** Rendered in a browser. */
export const WEB_SIDE = /^(app|site|browser|ui)\/|\/web\//;

/** Allowed names at the root of a module, besides its tests. */
export const ROOT_NAMES = /^(rules|contract|texts)(\.test)?\.ts$|^(server|web|texts)\//;
