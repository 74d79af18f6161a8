import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { foldText, withoutArticle } from '#lib/fold-text.ts';
import type { Database } from '#platform/database/client.ts';

const BATCH_SIZE = 1000;

/**
 * Fills the empty table of communes in one transaction. From the working directory: the bundled server is not next to
 * its sources.
 * @returns number of rows inserted
 */
export async function loadCommunes(db: Database, root = process.cwd()): Promise<number> {
  const filled = await db.execute(sql`SELECT 1 FROM communes LIMIT 1`);
  if (filled.rows.length > 0) return 0;

  const communes = await readCommunes(root);
  await db.transaction(async (tx) => {
    for (let start = 0; start < communes.length; start += BATCH_SIZE) {
      const batch = JSON.stringify(communes.slice(start, start + BATCH_SIZE));
      // Two servers may start on the same empty database.
      await tx.execute(sql`
        INSERT INTO communes (code, name, folded, folded_bare, department_code, department, postal_codes,
          population, latitude, longitude, approximate)
        SELECT code, name, folded, folded_bare, department_code, department, postal_codes,
          population, latitude, longitude, approximate
        FROM json_to_recordset(${batch}::json) AS row(code text, name text, folded text, folded_bare text,
          department_code text, department text, postal_codes text, population integer,
          latitude double precision, longitude double precision, approximate boolean)
        ON CONFLICT (code) DO NOTHING`);
      // PGlite blocks the event loop during a statement.
      await yieldToEventLoop();
    }
  });
  await db.execute(sql`ANALYZE communes`);
  return communes.length;
}

/** Reads the communes of France, by code. */
export async function readCommunes(root = process.cwd()) {
  const compressed = await readFile(join(root, 'content', 'communes.tsv.gz'));
  return gunzipSync(compressed).toString('utf8').trimEnd().split('\n').map(communeOf);
}

function communeOf(line: string) {
  const fields = line.split('\t');
  const [code, name, department_code, department, postalCodes, population, latitude, longitude, approximate] =
    fields;
  if (!code || !name || fields.length !== 9) throw new Error(`Unreadable line in communes.tsv.gz: ${line}`);
  const folded = foldText(name);
  return {
    code,
    name,
    folded,
    folded_bare: withoutArticle(folded),
    department_code,
    department,
    // With a leading space, LIKE can match the start of any code.
    postal_codes: ` ${postalCodes}`,
    population: Number(population),
    latitude: Number(latitude),
    longitude: Number(longitude),
    approximate: approximate === '1',
  };
}
