import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A statement sent to PostgreSQL. */
export type Statement = { text: string; values: readonly unknown[] };

export type Recorded<Answer> = {
  answer: Answer;
  /** In the order sent; without those that only begin or end a transaction, or set its member. */
  statements: Statement[];
  /** Number of transactions. */
  transactions: number;
};

const BEGIN = /^\s*(begin|start transaction)\b/i;
const END = /^\s*(commit|rollback|savepoint|release)\b/i;
/** Sets the member of the next transaction: sent and answered together with it. */
const NAME = /^SET lueur\.member\b/;
/** The hint to other nodes is sent after the response, batched with those of other requests. */
const HINT = /\bpg_notify\(/;

const underWay = new AsyncLocalStorage<Statement[]>();
const { query } = pg.Client.prototype;

// Below drizzle, so that statements of libraries are recorded as well; a pool calls it for each of its connections.
pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
  const statement = statementOf(args);
  if (statement) underWay.getStore()?.push(statement);
  return Reflect.apply(query, this, args);
} as typeof query;

/**
 * Records the statements of a piece of work, such as one request of a test browser; excludes concurrent jobs and
 * requests. PostgreSQL only.
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
