import { ALL_MEMBERS, MEMBER_SETTING } from './in-the-name-of.ts';
import { untilUnlocked } from './until-unlocked.ts';

/**
 * Row security of a table for the request of a member:
 * `own`: the rows with the member in this column;
 * `pair`: the rows with the member in one of these columns;
 * `shown`: reads all rows, which others are shown, and writes only those with the member in this column;
 * `searched`: the same, even without a name: a condition would keep the search of the team from its index;
 * `closed`: no rows; `open`: all rows. These two give a reason.
 */
export type RowRule =
  | { own: string }
  | { pair: readonly [string, string] }
  | { shown: string }
  | { searched: string }
  | { closed: string }
  | { open: string };

export type RowRules = Readonly<Record<string, RowRule>>;

type Query = (statement: string) => Promise<Record<string, unknown>[]>;
type Policy = { name: string; text: string };

/** The member of the statement; empty without one, and then no member's row is visible. */
const MEMBER = `coalesce(current_setting('${MEMBER_SETTING}', true), '')`;
const LOCK_MS = 1000;
const TRY_FOR_MS = 120_000;

/**
 * Creates the policies of each table's rule where they differ: idempotent, like the grants. They bind every role that
 * is neither the owner of the table nor a superuser.
 * @throws when a table stays in use for two minutes; the tables before it have their policies
 */
export async function raiseWall(query: Query, rules: RowRules): Promise<void> {
  const standing = await listPolicies(query);
  for (const [table, rule] of Object.entries(rules)) {
    const wanted = policiesOf(rule);
    const found = standing.get(table) ?? [];
    if (isSame(found, wanted)) continue;
    await untilUnlocked(TRY_FOR_MS, () => replacePolicies(query, table, found, wanted));
  }
}

export async function listWithoutWall(query: Query, rules: RowRules): Promise<string[]> {
  const standing = await listPolicies(query);
  return Object.entries(rules).flatMap(([table, rule]) =>
    isSame(standing.get(table) ?? [], policiesOf(rule)) ? [] : [table],
  );
}

function policiesOf(rule: RowRule): Policy[] {
  if ('open' in rule) return [];
  if ('closed' in rule) return [{ name: 'closed', text: `USING (${isMember([])})` }];
  if ('own' in rule) return [{ name: 'own', text: `USING (${isMember([rule.own])})` }];
  if ('pair' in rule) return [{ name: 'pair', text: `USING (${isMember(rule.pair)})` }];
  const own = isMember(['shown' in rule ? rule.shown : rule.searched]);
  return [
    { name: 'shown_read', text: `FOR SELECT USING (${'shown' in rule ? `${MEMBER} <> ''` : 'true'})` },
    { name: 'shown_insert', text: `FOR INSERT WITH CHECK (${own})` },
    { name: 'shown_update', text: `FOR UPDATE USING (${own})` },
    { name: 'shown_delete', text: `FOR DELETE USING (${own})` },
  ];
}

/**
 * Evaluated on a handful of rows, after the indexes: cheaper than a sub-select, which each statement would plan anew.
 * The planner estimates that a CASE passes half of the rows, but a comparison one in two hundred, even in the name of
 * all members.
 */
function isMember(columns: readonly string[]): string {
  const theirs = columns.map((column) => `${MEMBER} = "${column}"`).join(' OR ');
  return `CASE ${MEMBER} WHEN '${ALL_MEMBERS}' THEN true ELSE ${theirs || 'false'} END`;
}

/** The text of a policy is stored as its comment: the server rewrites the expression itself. */
async function replacePolicies(
  query: Query,
  table: string,
  found: Policy[],
  wanted: Policy[],
): Promise<void> {
  await query('BEGIN');
  try {
    await query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
    await query(`ALTER TABLE "${table}" ${wanted.length > 0 ? 'ENABLE' : 'DISABLE'} ROW LEVEL SECURITY`);
    for (const { name } of found) await query(`DROP POLICY "${name}" ON "${table}"`);
    for (const { name, text } of wanted) {
      await query(`CREATE POLICY "${name}" ON "${table}" ${text}`);
      await query(`COMMENT ON POLICY "${name}" ON "${table}" IS '${text.replaceAll("'", "''")}'`);
    }
    await query('COMMIT');
  } catch (error) {
    await query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function listPolicies(query: Query): Promise<Map<string, Policy[]>> {
  const rows = await query(`
    SELECT relname AS table, polname AS name, obj_description(pg_policy.oid, 'pg_policy') AS text
    FROM pg_policy JOIN pg_class ON pg_class.oid = polrelid AND relrowsecurity
    WHERE relnamespace = 'public'::regnamespace`);
  const byTable = Map.groupBy(rows, ({ table }) => String(table));
  return new Map(
    [...byTable].map(([table, all]) => [
      table,
      all.map(({ name, text }) => ({ name: String(name), text: String(text) })),
    ]),
  );
}

function isSame(found: readonly Policy[], wanted: readonly Policy[]): boolean {
  return (
    found.length === wanted.length &&
    wanted.every(({ name, text }) => found.some((one) => one.name === name && one.text === text))
  );
}
