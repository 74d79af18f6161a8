import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { currentRequest } from '../request-scope.ts';

/** Used here and in the row policies: the member whose rows a statement may see. Without it a statement sees none. */
export const MEMBER_SETTING = 'lueur.member';
/** Visitors, the team, jobs, and work after the answer. No member id looks like it. */
export const ALL_MEMBERS = '*';
/** The first statement on each of our connections; stolen database credentials lack it. */
export const NAME_ALL = `SET ${MEMBER_SETTING} TO '${ALL_MEMBERS}'`;

const across = new AsyncLocalStorage<true>();
const said = new WeakMap<pg.PoolClient, string>();
const begun = new AsyncLocalStorage<string>();

/**
 * Lifts row security for work that by its nature reads or writes rows of several members: only the doors of the route
 * decide. To be called around a whole transaction. Every use is listed in row-rules.ts.
 * @throws inside a transaction that already runs in the name of a member: hidden rows would count as missing
 */
export async function acrossMembers<Result>(work: () => Promise<Result>): Promise<Result> {
  if ((begun.getStore() ?? ALL_MEMBERS) !== ALL_MEMBERS)
    throw new Error('Across members: around the whole transaction, not within it');
  // Awaited inside the scope: drizzle sends a statement only when it is awaited.
  return across.run(true, async () => await work());
}

/** How a pool sets the name under which its statements run. */
export type Telling = {
  statement: <Result>(client: pg.PoolClient, send: () => Promise<Result>) => Promise<Result>;
  transaction: <Result>(client: pg.PoolClient, whole: () => Promise<Result>) => Promise<Result>;
};

/** Jobs and live delivery: the name is set when a connection opens. */
export const IN_THE_NAME_OF_ALL: Telling = {
  statement: (_, send) => send(),
  transaction: (_, whole) => whole(),
};

/** Requests: the name is set whenever the member changes. */
export const ON_THE_CONNECTION: Telling = {
  statement: afterName,
  transaction: (client, whole) => afterName(client, () => asOneTransaction(whole)),
};

async function afterName<Result>(client: pg.PoolClient, send: () => Promise<Result>): Promise<Result> {
  const [, result] = await Promise.all([speakFor(client), send()]);
  return result;
}

/**
 * Sets the member on a connection when the caller changes. The next statement travels in the same packet, so this costs
 * no round trip (pipeline mode). Only outside of transactions: a rollback would undo it.
 * @returns once it is set. When it fails the connection breaks, and later results on it must be discarded
 */
async function speakFor(client: pg.PoolClient): Promise<void> {
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

function asOneTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return begun.run(memberAsking(), work);
}

/** The member whose request it is, or all of them. */
function memberAsking(): string {
  if (across.getStore()) return ALL_MEMBERS;
  const request = currentRequest();
  return request?.actor?.kind === 'member' && !request.isAnswered ? request.actor.id : ALL_MEMBERS;
}
