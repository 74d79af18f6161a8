const CREATE = /^\s*CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"([^"]+)"/i;
const DROP = /^\s*DROP\s+INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+EXISTS\s+)?(?:"public"\.)?"([^"]+)"/i;
const CREATE_ANY =
  /^\s*CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"([^"]+)"/i;
const DROP_TABLE = /^\s*DROP\s+TABLE\s+(?:IF\s+EXISTS\s+)?"([^"]+)"/i;

const bare = (statement: string) => statement.replace(/^(\s*--[^\n]*\n)+/, '');

export function isConcurrent(statement: string): boolean {
  return CREATE.test(bare(statement));
}

/** @throws Error for a statement that creates no index */
export function nameOfIndex(statement: string): string {
  const name = CREATE.exec(bare(statement))?.[1];
  if (name === undefined) throw new Error(`No index with a name between quotes: ${statement.slice(0, 100)}`);
  return name;
}

/**
 * The statements that create the indexes which must exist after all migrations, without those that a later migration
 * drops, directly or with their table.
 * @param statements of every migration, in order
 */
export function concurrentIndexes(statements: readonly string[]): string[] {
  const made = new Map<string, string>();
  for (const statement of statements.map(bare)) {
    if (isConcurrent(statement)) made.set(nameOfIndex(statement), statement);
    const dropped = DROP.exec(statement)?.[1];
    if (dropped !== undefined) made.delete(dropped);
    const table = DROP_TABLE.exec(statement)?.[1];
    for (const [name, other] of made) if (table && other.includes(`ON "${table}"`)) made.delete(name);
  }
  return [...made.values()];
}

/**
 * The names of indexes that the migrations dropped and never created again. They stay in use until their replacements
 * exist.
 * @param statements of every migration, in order
 */
export function retiredIndexes(statements: readonly string[]): string[] {
  const retired = new Map<string, number>();
  for (const statement of statements.map(bare)) {
    const dropped = DROP.exec(statement)?.[1];
    if (dropped !== undefined) retired.set(dropped, (retired.get(dropped) ?? 0) + 1);
    const made = CREATE_ANY.exec(statement)?.[1];
    if (made !== undefined && retired.has(made)) retired.set(made, Number.POSITIVE_INFINITY);
  }
  return [...retired].flatMap(([name, times]) => (times === 1 ? [name] : []));
}

export function droppedBy(statement: string): string | undefined {
  return DROP.exec(bare(statement))?.[1];
}
