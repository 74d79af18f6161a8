import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '#platform/database/client.ts';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Schema?: string;
  Plans?: PlanNode[];
};

/** A statement that scans a whole table, or a whole index. */
export type WholeRead = { table: string; statement: string };

type Watched = {
  /** Records later statements under this name. */
  during: (what: string) => void;
  /** Full scans so far, by name. */
  wholeReads: Map<string, WholeRead[]>;
  stop: () => void;
};

const PLAN = /^duration: .* plan:\n/;

let onNotice: ((message: string) => void) | undefined;
const { connect } = pg.Client.prototype;
pg.Client.prototype.connect = function watched(this: pg.Client, ...args: unknown[]) {
  this.on('notice', ({ message }) => onNotice?.(message ?? ''));
  return Reflect.apply(connect, this, args);
} as typeof connect;

/**
 * Makes the database report the plan of each statement, including those inside functions, triggers and foreign keys.
 * Applies to connections opened from now on; needs a superuser.
 */
export async function reportPlans(db: Database): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    'auto_explain.log_verbose': 'on',
  };
  await db.execute(sql`LOAD 'auto_explain'`);
  for (const [name, value] of Object.entries(settings))
    await db.execute(
      sql.raw(
        `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${name} = ''${value}''', current_database()); END $$`,
      ),
    );
}

/**
 * Makes the planner believe that every table has this many times its rows: it uses the statistics of ANALYZE, and this
 * figure.
 * @param fewest minimum rows of any non-empty table
 * @param but tables that stay unchanged
 */
export async function pretendTimes(
  db: Database,
  { times, fewest, but }: { times: number; fewest: number; but: readonly string[] },
): Promise<void> {
  await db.execute(sql`
    UPDATE pg_class SET reltuples = greatest(reltuples * ${times}::real, CASE relkind WHEN 'r' THEN ${fewest}::real ELSE 0 END)
    WHERE reltuples > 0 AND relkind IN ('r', 'i') AND relnamespace = 'public'::regnamespace
      AND relname NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify(but)}::jsonb))`);
}

export async function listEmptyTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples <= 0
    ORDER BY 1`);
  return rows.map(({ name }) => name);
}

/** Watches the plans of every connection of this process to a database that reports them. */
export async function watchPlans(db: Database): Promise<Watched> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indpred IS NOT NULL`);
  const queues = new Set(rows.map(({ name }) => name));
  const wholeReads = new Map<string, WholeRead[]>();
  let now = '';
  onNotice = (message) => {
    if (!PLAN.test(message)) return;
    const told: { 'Query Text': string; Plan: PlanNode } = JSON.parse(message.replace(PLAN, ''));
    const found = readWhole(told.Plan, queues).map((table) => ({ table, statement: told['Query Text'] }));
    wholeReads.set(now, [...(wholeReads.get(now) ?? []), ...found]);
  };
  return {
    during(what) {
      now = what;
    },
    wholeReads,
    stop() {
      onNotice = undefined;
    },
  };
}

/** @param queues partial indexes, which may be scanned whole */
function readWhole(node: PlanNode, queues: ReadonlySet<string>, limited = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node;
  const isFew = limited || type === 'Limit';
  const below = (node.Plans ?? []).flatMap((part) => readWhole(part, queues, isFew));
  const ofIndex = type.includes('Index') && !condition && !isFew && index && !queues.has(index);
  if (node.Schema !== undefined && node.Schema !== 'public') return below;
  if (type === 'Seq Scan' && table) return [table, ...below];
  return ofIndex ? [table ?? index, ...below] : below;
}
