import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { currentRequest } from '../request-scope.ts';

/** Named here and in the policies of the tables: whose rows a statement may see. Without a name it sees none. */
export const MEMBER_SETTING = 'lueur.member';
/** No member: visitors, the team, jobs, and what is still done once the answer was given. No id is like it. */
export const ALL_MEMBERS = '*';
/** What a connection of ours says first; a log-in that was stolen does not. */
export const NAME_ALL = `SET ${MEMBER_SETTING} TO '${ALL_MEMBERS}'`;

const across = new AsyncLocalStorage<true>();
const said = new WeakMap<pg.PoolClient, string>();
/** In whose name the transaction is that the running code is in. */
const begun = new AsyncLocalStorage<string>();

/**
 * Does what one member asks for and what by its nature reads or writes rows of others: row security stands aside, and the
 * doors of the route alone decide. Around a whole transaction. Every use is named in row-rules.ts.
 * @throws within a transaction that is in the name of a member, and stays so: what is not seen there would count as absent
 */
export async function acrossMembers<Result>(work: () => Promise<Result>): Promise<Result> {
  if ((begun.getStore() ?? ALL_MEMBERS) !== ALL_MEMBERS)
    throw new Error('Across members: around the whole transaction, not within it');
  // Awaited inside: a statement of drizzle is sent when it is waited for.
  return across.run(true, async () => await work());
}

/**
 * Tells a connection on whose behalf the next statement is, when it does not know yet. What is sent right after it arrives
 * together with it: no round trip of its own (pipeline mode). Outside of transactions only: one that is rolled back would take it
 * back.
 * @returns once it was said. When that fails the connection breaks, and nothing that followed on it may be believed
 */
export async function speakFor(client: pg.PoolClient): Promise<void> {
  const member = memberAsking();
  if ((said.get(client) ?? ALL_MEMBERS) === member) return;
  said.set(client, member);
  try {
    await client.query(`SET ${MEMBER_SETTING} TO ${client.escapeLiteral(member)}`);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}

/** The code of one transaction, which stays in the name in which it begins. */
export function asOneTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return begun.run(memberAsking(), work);
}

function memberAsking(): string {
  if (across.getStore()) return ALL_MEMBERS;
  const request = currentRequest();
  return request?.actor?.kind === 'member' && !request.isAnswered ? request.actor.id : ALL_MEMBERS;
}
