import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { CONTRACT_ACCESS } from './access-table.ts';
import { type Endpoint, listEndpoints } from './api-endpoints.ts';
import { exampleRequest, inWalkingOrder } from './endpoint-examples.ts';
import type { MarkedWorld } from './marked-members.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';
import { storeCoach } from './test-coach.ts';
import { insertColleague, openDesk } from './test-colleagues.ts';

type Cookies = ReadonlyMap<string, string>;
export type Callers = Record<'member' | 'desk' | 'betweenProofs', Cookies>;

export type Visit = (endpoint: Endpoint, call: () => Promise<Response>) => Promise<void>;

/**
 * Calls every route of the contract once, with its example: as the example member, as a colleague with every role, or
 * as one who has given only the password, whichever may call it and is in this node's session cache.
 */
export async function walkEndpoints(
  app: TestApp,
  world: MarkedWorld,
  visit: Visit,
  given?: Callers,
): Promise<void> {
  const callers = given ?? (await openCallers(app, world));
  for (const endpoint of inWalkingOrder(listEndpoints())) {
    const { cookies, known } = callerOf(endpoint, callers);
    // A copy of the cookies for each call, so that a log-in does not affect later ones.
    await app.browser(cookies).fetch(known);
    const { path, init } = exampleRequest(endpoint, world.cast);
    await visit(endpoint, () => app.browser(cookies).fetch(path, init));
  }
}

/** Creates a browser of a colleague with every role. */
export async function openDeskOfAll(app: TestApp): Promise<TestBrowser> {
  return openDesk(app, await insertColleague(app, [...STAFF_ROLES]));
}

/** Creates the callers, for several walks in one world. */
export async function openCallers(app: TestApp, { viewer }: MarkedWorld): Promise<Callers> {
  const colleague = await insertColleague(app, [...STAFF_ROLES]);
  await storeCoach(app, { members: [viewer.member.id], staff: colleague.id });
  const desk = await openDesk(app, colleague);
  const half = await openDesk(app, await insertColleague(app, ['admin']), false);
  return { member: new Map(viewer.cookies), desk: desk.cookies, betweenProofs: half.cookies };
}

/** Returns a caller that the route's example accepts. */
export function callerOf({ name, path }: Endpoint, callers: Callers): { cookies: Cookies; known: string } {
  const row = CONTRACT_ACCESS[name];
  if (row && 'halfIn' in row && row.halfIn)
    return { cookies: callers.betweenProofs, known: '/api/desk/session' };
  if (path.startsWith('/desk/')) return { cookies: callers.desk, known: '/api/desk/session' };
  return { cookies: callers.member, known: '/api/session' };
}
