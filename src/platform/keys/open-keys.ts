import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { lastingKeys } from '../database/tables.ts';
import { EnvError } from '../env.ts';
import type { Log } from '../log.ts';
import { createKeys, type Keys, SealError } from './keys.ts';

/** How long the previous secret is accepted: a member who visits once a month does not notice the rotation. */
export const FORMER_SECRET_DAYS = 30;
const LASTING_NAMES = ['pseudonyms', 'web push'] as const;
type LastingName = (typeof LASTING_NAMES)[number];

const PURPOSE = 'lasting keys';
const KEY_BYTES = 32;
const FOR_EVER = new Date(8.64e15);

type Options = {
  db: Database;
  clock: Clock;
  log: Log;
  secret: string;
  formerSecret?: string | undefined;
  makeNewKeys?: boolean;
};

export type OpenKeys = { keys: Keys; lasting: Record<LastingName, string> };

/**
 * The keys of this site. Lasting keys are random, stored sealed under `AUTH_SECRET`, and resealed when it changes; the
 * former secret is accepted for thirty days from then.
 * @throws EnvError when neither secret opens them: new keys would lose the ledger of erasures and the push
 * subscriptions
 */
export async function openKeys(options: Options): Promise<OpenKeys> {
  const { clock, log, secret, formerSecret } = options;
  const all = everyKey(options);
  const pseudonyms = await openLasting(options, all, 'pseudonyms');
  const webPush = await openLasting(options, all, 'web push');
  const lasting = { pseudonyms: pseudonyms.key, 'web push': webPush.key };
  if (formerSecret === undefined) return { keys: all, lasting };
  const until = new Date(pseudonyms.since.getTime() + FORMER_SECRET_DAYS * DAY_MS);
  if (until <= clock.now()) log('warn', 'former-secret-over');
  return { keys: createKeys({ current: secret, former: { secret: formerSecret, until } }, clock), lasting };
}

/** Whether these secrets open the sealed keys of the database; true while it has none. Writes nothing. */
export async function opensLastingKeys({
  db,
  clock,
  secret,
  formerSecret,
}: Pick<Options, 'db' | 'clock' | 'secret' | 'formerSecret'>): Promise<boolean> {
  const keys = everyKey({ clock, secret, formerSecret });
  const rows = await Promise.all(LASTING_NAMES.map((name) => findLastingKey(db, name)));
  return rows.every((row, place) => !row || opened(keys, LASTING_NAMES[place] ?? 'pseudonyms', row.sealed));
}

/** The keys of both secrets; the former one does not expire here. */
function everyKey({ clock, secret, formerSecret }: Pick<Options, 'clock' | 'secret' | 'formerSecret'>): Keys {
  const former = formerSecret === undefined ? undefined : { secret: formerSecret, until: FOR_EVER };
  return createKeys({ current: secret, former }, clock);
}

async function openLasting(
  options: Options,
  keys: Keys,
  name: LastingName,
): Promise<{ key: string; since: Date }> {
  const { db, clock, log, makeNewKeys = false } = options;
  const now = clock.now();
  const seal = (key: string) => keys.seal(PURPOSE, name, Buffer.from(key));
  let row = await findLastingKey(db, name);
  if (!row) {
    await insertLastingKey(db, { name, sealed: seal(randomKey()), sealed_at: now });
    // Another node may have inserted it first.
    row = await findLastingKey(db, name);
  }
  if (!row) throw new Error('A key that was written is there');
  const key = opened(keys, name, row.sealed) ?? (makeNewKeys ? randomKey() : undefined);
  if (key === undefined) throw new EnvError(UNKNOWN_SECRET);
  if (opened(keys, name, row.sealed) === undefined) log('warn', 'lasting-key-made-anew', { key: name });
  else if (keys.isCurrent(row.sealed)) return { key, since: row.sealed_at };
  await replaceLastingKey(db, { name, sealed: row.sealed }, { sealed: seal(key), sealed_at: now });
  return { key, since: now };
}

const UNKNOWN_SECRET = `AUTH_SECRET n’est pas celui sous lequel cette base a été écrite.
  Donnez le précédent dans AUTH_SECRET_PREVIOUS (ou le contenu de DATA_DIR/secret, s’il n’y en avait pas d’autre).
  S’il est perdu, MAKE_NEW_KEYS=1 en fait d’autres, avec les suites que dit docs/operations.md.`;

function opened(keys: Keys, name: LastingName, sealed: string): string | undefined {
  try {
    return keys.open(PURPOSE, name, sealed).toString();
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

function randomKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

type Row = typeof lastingKeys.$inferSelect;

async function findLastingKey(db: Database, name: string): Promise<Row | undefined> {
  const [row] = await db.select().from(lastingKeys).where(eq(lastingKeys.name, name));
  return row;
}

async function insertLastingKey(db: Database, row: Row): Promise<void> {
  await db.insert(lastingKeys).values(row).onConflictDoNothing();
}

/** When two nodes reseal it at once, one of them wins. */
async function replaceLastingKey(
  db: Database,
  { name, sealed }: Pick<Row, 'name' | 'sealed'>,
  by: Pick<Row, 'sealed' | 'sealed_at'>,
): Promise<void> {
  await db
    .update(lastingKeys)
    .set(by)
    .where(and(eq(lastingKeys.name, name), eq(lastingKeys.sealed, sealed)));
}
