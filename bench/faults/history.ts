import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

/** SQL for the stored values of each kind, by the key under which they are acknowledged. */
const STORED = {
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
/** SQL for rows that must be gone. */
const GONE = {
  'photo removed': `SELECT id, '' FROM photos`,
  'place given back': `SELECT email || ' ' || session_id, ''
    FROM workshop_registrations JOIN users ON users.id = user_id`,
  erasure: `SELECT email, '' FROM users`,
};
const FIRST_UNREAD = `SELECT email || ' ' || sender_id, min(chat_messages.id)::text
  FROM chat_messages JOIN users ON users.id = receiver_id WHERE NOT read GROUP BY 1`;

/** Everything that can be acknowledged. */
export type Kind = keyof typeof STORED | keyof typeof GONE | 'read';

/** `values`: the values that may be stored; several while the outcome of a request is unknown. */
type Fact = { kind: Kind; key: string; values: Set<string> };

/** The acknowledgements of the servers, as known to the callers. */
export class History {
  private readonly facts = new Map<string, Fact>();
  private readonly erasing = new Set<string>();
  /** Ids of acknowledged messages, by sender and recipient, in order of acknowledgement. */
  readonly orders = new Map<string, number[]>();
  /** Addresses that must have received a mail by the end. */
  readonly mailsOwed = new Set<string>();
  acknowledged = 0;
  readonly counts = new Map<Kind, number>();

  /** Before a request that changes a value: from now on either value may be stored. */
  begin(kind: Kind, key: string, value: string): void {
    this.facts.get(`${kind}\n${key}`)?.values.add(value);
  }

  /** A request was acknowledged: exactly this value is stored. */
  acknowledge(kind: Kind, key: string, value = ''): void {
    this.facts.set(`${kind}\n${key}`, { kind, key, values: new Set([value]) });
    this.acknowledged += 1;
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }

  /** An earlier acknowledgement no longer holds, or may not. */
  forget(kind: Kind, key: string): void {
    this.facts.delete(`${kind}\n${key}`);
  }

  /** From now on nothing of an account has to exist. */
  beginErasure(address: string): void {
    this.erasing.add(address);
    for (const [name, { key, values }] of this.facts)
      if (key.startsWith(address) || values.has(address)) this.facts.delete(name);
  }

  isErasing(key: string): boolean {
    return this.erasing.has(key.split(' ')[0] ?? '');
  }

  acknowledgeMessage(thread: string, clientId: string, id: number, content: string): void {
    this.acknowledge('message', clientId, `${id} ${content}`);
    const order = this.orders.get(thread) ?? [];
    this.orders.set(thread, order);
    order.push(id);
  }

  list(): Fact[] {
    return [...this.facts.values()];
  }
}

export type Verdict = { lost: string[]; twice: string[]; disordered: string[] };

/** Compares the acknowledgements with the stored data. */
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
