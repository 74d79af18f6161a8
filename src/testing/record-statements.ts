import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** What was sent to PostgreSQL. */
export type Statement = { text: string; values: readonly unknown[] };

export type Recorded<Answer> = {
  answer: Answer;
  /** In the order in which they were sent; without those that only begin or end a transaction, or say in whose name one is. */
  statements: Statement[];
  /** How many transactions were begun. */
  transactions: number;
};

const BEGIN = /^\s*(begin|start transaction)\b/i;
const END = /^\s*(commit|rollback|savepoint|release)\b/i;
/** In whose name the next one is: sent with it, and answered with it. */
const NAME = /^SET lueur\.member\b/;
/** The hint to the other nodes leaves after the answer, together with those of other requests. */
const HINT = /\bpg_notify\(/;

const underWay = new AsyncLocalStorage<Statement[]>();
const { query } = pg.Client.prototype;

// Under drizzle, so that what libraries send is seen as well; a pool calls it for each of its connections.
pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
  const statement = statementOf(args);
  if (statement) underWay.getStore()?.push(statement);
  return Reflect.apply(query, this, args);
} as typeof query;

/**
 * The statements that a piece of work sends until it is done, such as one request of a test browser; jobs and other
 * requests at the same time are not among them. On PostgreSQL only.
 */
export async function recordStatements<Answer>(work: () => Promise<Answer>): Promise<Recorded<Answer>> {
  const all: Statement[] = [];
  const answer = await underWay.run(all, work);
  const sent = all.filter(({ text }) => !HINT.test(text) && !NAME.test(text));
  return {
    answer,
    statements: sent.filter(({ text }) => !BEGIN.test(text) && !END.test(text)),
    transactions: sent.filter(({ text }) => BEGIN.test(text)).length,
  };
}

function statementOf([config, values]: unknown[]): Statement | undefined {
  if (typeof config === 'string') return { text: config, values: Array.isArray(values) ? values : [] };
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  const own = 'values' in config ? config.values : values;
  return { text: String(config.text), values: Array.isArray(own) ? own : [] };
}
