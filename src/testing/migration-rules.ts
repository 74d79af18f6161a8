/** Earlier migrations predate the first installation: no service ran meanwhile. */
export const FIRST_JUDGED = 14;

/** Statements that would stop a running service, or the previous release, and what to do instead (decision 22). */
const DANGERS: readonly { pattern: RegExp; instead: string; evenOnNew?: boolean }[] = [
  {
    pattern: /^CREATE\s+(UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY)/i,
    instead: 'CREATE INDEX CONCURRENTLY: .concurrently() in the schema',
  },
  {
    pattern: /\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i,
    instead: 'a new column, filled in batches',
  },
  { pattern: /\bSET\s+NOT\s+NULL\b/i, instead: 'a CHECK that is NOT VALID, then VALIDATE CONSTRAINT' },
  {
    pattern: /\bADD\s+CONSTRAINT\b(?![\s\S]*\bNOT\s+VALID\b)/i,
    instead: 'NOT VALID, then VALIDATE CONSTRAINT in a statement of its own',
  },
  {
    pattern: /\bADD\s+COLUMN\b(?=[\s\S]*\bNOT\s+NULL\b)(?![\s\S]*\bDEFAULT\b)/i,
    instead: 'nullable, or with a constant default: the previous release does not write it',
  },
  {
    pattern:
      /\bADD\s+COLUMN\b[\s\S]*(\bDEFAULT\s+[\w.]*\(|\b(big|small)?serial\b|\bGENERATED\b|\bUNIQUE\b|\bPRIMARY\s+KEY\b)/i,
    instead: 'a constant default: anything else rewrites the table under its lock',
  },
  {
    pattern: /\bDROP\s+COLUMN\b|^DROP\s+TABLE\b/i,
    instead: 'one release later, when no node reads it any more',
  },
  {
    pattern: /\bRENAME\b/i,
    instead: 'a new name beside the old one: the previous release reads the old one',
  },
  { pattern: /^(UPDATE|DELETE\s+FROM|MERGE)\b/i, instead: 'batches, by a job' },
  {
    pattern: /^(TRUNCATE|LOCK|CLUSTER|VACUUM|REINDEX)\b/i,
    instead: 'never in a migration',
    evenOnNew: true,
  },
];

/** Comment above a statement that must do it anyway, with its reason. */
const ALLOWED = /^--\s*allowed:\s*\S+/im;

/**
 * Lists the parts of a migration that would stop a running service.
 * @param text the file
 * @returns one line each; tables created in the same file are exempt
 */
export function listDangers(text: string): string[] {
  const statements = text.split('--> statement-breakpoint');
  const made = statements.flatMap(
    (one) => /CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"([^"]+)"/i.exec(one)?.[1] ?? [],
  );
  return statements.flatMap((statement) => {
    if (ALLOWED.test(statement)) return [];
    const bare = statement.replace(/^\s*--.*$/gm, '').trim();
    const table = tableOf(bare);
    const isNew = table !== undefined && made.includes(table);
    return DANGERS.filter(({ pattern, evenOnNew }) => (evenOnNew || !isNew) && pattern.test(bare)).map(
      ({ instead }) => `${bare.split('\n')[0]} → ${instead}`,
    );
  });
}

function tableOf(statement: string): string | undefined {
  return /^(?:ALTER\s+TABLE(?:\s+ONLY)?|DROP\s+TABLE|UPDATE|DELETE\s+FROM|CREATE[\s\S]*?\bON)\s+(?:"public"\.)?"([^"]+)"/i.exec(
    statement,
  )?.[1];
}
