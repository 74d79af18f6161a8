import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { consents } from '#server/db/schema.ts';
import { CONSENT_VERSIONS, type ConsentPurpose } from '../rules.ts';

export async function recordConsent(
  db: Database,
  member: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<void> {
  await db
    .insert(consents)
    .values({ user_id: member, purpose, version: CONSENT_VERSIONS[purpose], given_at: now });
}

/** Whether a consent was given and not withdrawn since. */
export async function hasConsent(db: Database, member: string, purpose: ConsentPurpose): Promise<boolean> {
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.user_id, member), eq(consents.purpose, purpose), isNull(consents.withdrawn_at)));
  return rows.length > 0;
}
