import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { Fact, History, Kind } from './history.ts';

/** What is stored of each kind, by the key under which it is acknowledged. */
const STORED: Record<Exclude<Kind, 'read' | keyof typeof GONE>, string> = {
  message: `SELECT client_id, id || ' ' || content FROM chat_messages WHERE NOT automatic`,
  contact: `SELECT email || ' ' || contact_id, '' FROM chat_contacts JOIN users ON users.id = user_id WHERE opened`,
  pass: `SELECT email || ' ' || rejected_profile_id, '' FROM rejected_profiles JOIN users ON users.id = user_id`,
  report: `SELECT number, '' FROM user_reports`,
  'support message': `SELECT client_id, content FROM admin_chat_messages WHERE NOT automatic`,
  letter: `SELECT message, '' FROM contacts`,
  profile: `SELECT email, first_name FROM profiles JOIN users USING (id)`,
  bio: `SELECT email, bio FROM profiles JOIN users USING (id)`,
  search: `SELECT email, max_distance::text FROM search_preferences JOIN users USING (id)`,
  'life project': `SELECT email, family_plans FROM life_projects JOIN users USING (id)`,
  'love profile': `SELECT email, concat_ws(' ', liberty_score, fidelity_score, communication_score, tenderness_score,
    sexuality_score) FROM love_profiles JOIN users USING (id)`,
  photo: `SELECT photos.id, email FROM photos JOIN users ON users.id = user_id`,
  place: `SELECT email || ' ' || session_id, '' FROM workshop_registrations JOIN users ON users.id = user_id`,
  pause: `SELECT email, CASE WHEN paused_at IS NULL THEN 'shown' ELSE 'paused' END
    FROM profiles JOIN users USING (id)`,
};
/** What must not be there any more. */
const GONE = {
  'photo removed': `SELECT id, '' FROM photos`,
  'place given back': `SELECT email || ' ' || session_id, ''
    FROM workshop_registrations JOIN users ON users.id = user_id`,
  erasure: `SELECT email, '' FROM users`,
} satisfies Partial<Record<Kind, string>>;
const FIRST_UNREAD = `SELECT email || ' ' || sender_id, min(chat_messages.id)::text
  FROM chat_messages JOIN users ON users.id = receiver_id WHERE NOT read GROUP BY 1`;

export type Verdict = { lost: string[]; twice: string[]; disordered: string[] };

/** Compares what was acknowledged with what is stored. */
export async function checkHistory(db: Database, history: History): Promise<Verdict> {
  const facts = history.list();
  const of = (kind: string) => facts.filter((fact) => fact.kind === kind);
  const verdict: Verdict = { lost: [], twice: [], disordered: [] };
  for (const [kind, query] of Object.entries(STORED)) {
    const stored = await readAll(db, query);
    for (const fact of of(kind)) {
      if (history.isErasing(fact.key)) continue;
      const found = stored.get(fact.key) ?? [];
      if (!found.some((value) => fact.values.has(value))) verdict.lost.push(`${told(fact)}: ${found.join()}`);
      if (found.length > 1) verdict.twice.push(told(fact));
    }
  }
  for (const [kind, query] of Object.entries(GONE)) {
    const stored = await readAll(db, query);
    for (const fact of of(kind)) if (stored.has(fact.key)) verdict.lost.push(told(fact));
  }
  const unread = await readAll(db, FIRST_UNREAD);
  for (const fact of of('read')) {
    const first = Number(unread.get(fact.key)?.[0] ?? Number.POSITIVE_INFINITY);
    if ([...fact.values].every((upTo) => first <= Number(upTo))) verdict.lost.push(told(fact));
  }
  for (const [thread, ids] of history.orders)
    if (ids.some((id, place) => id <= (ids[place - 1] ?? 0))) verdict.disordered.push(thread);
  return verdict;
}

async function readAll(db: Database, query: string): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ key: string; value: string }>(
    sql`SELECT * FROM (${sql.raw(query)}) AS stored (key, value)`,
  );
  const stored = new Map<string, string[]>();
  for (const { key, value } of rows) stored.set(key, [...(stored.get(key) ?? []), value]);
  return stored;
}

function told({ kind, key, values }: Fact): string {
  return `${kind} ${key} ${[...values].join(' or ')}`;
}
