import { isBlocked } from '#member/matching/server/contact-store.ts';
import { isShown } from '#member/meeting/rules.ts';
import { findFeedbacks } from '#member/meeting/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { ARCHIVE_LABELS, ARCHIVE_VALUES } from './archive-labels-texts.ts';
import { ARCHIVE_RULES, type ArchivedTable } from './archive-rules.ts';
import {
  type ArchiveRow,
  listFeedbacksAbout,
  listFirstNames,
  listOwnCoaches,
  listOwnDates,
  listOwnRows,
} from './archive-store.ts';

type Collected = { rule: ArchivedTable; rows: ArchiveRow[] };

const YOU = 'vous';
const SOMEONE = 'une personne';

/** @throws Error for a table with a rule but no schema, so that a part is never silently empty */
export async function collectData(
  { db, tables }: Pick<Services, 'db' | 'tables'>,
  me: string,
  now: Date,
): Promise<Record<string, ArchiveRow[]>> {
  const collected: Collected[] = [];
  for (const [name, rule] of Object.entries(ARCHIVE_RULES)) {
    if (!('part' in rule)) continue;
    const table = tables.get(name);
    if (!table) throw new Error(`The archive knows no table ${name}`);
    collected.push({ rule, rows: await listOwnRows(db, table, rule.own, me) });
  }
  const wording = await readableValues(db, collected, me);
  const parts = collected.map(
    ({ rule, rows }) => [rule.part, rows.map((row) => inWords(row, rule, wording, me))] as const,
  );
  return Object.fromEntries([...parts, ['avis reçus', await listWordsReceived(db, me, now)]]);
}

/** Display values for ids of contacts, coaches and dates. */
async function readableValues(
  db: Database,
  collected: readonly Collected[],
  me: string,
): Promise<Map<unknown, string>> {
  const others = collected.flatMap(({ rule, rows }) =>
    rows.flatMap((row) => (rule.named ?? []).map((column) => String(row[column]))),
  );
  const people = await listFirstNames(db, others);
  const coaches = await listOwnCoaches(db, me);
  const dates = await listOwnDates(db, me);
  return new Map<unknown, string>([
    ...people.map(({ id, name }) => [id, name] as const),
    ...coaches.map(({ id, first, last }) => [id, `${first} ${last}`] as const),
    ...dates.map(({ id, workshop, start }) => [id, `atelier ${workshop}, ${start.toISOString()}`] as const),
  ]);
}

/** Feedback about the member, limited to what they may read now. */
async function listWordsReceived(db: Database, me: string, now: Date): Promise<ArchiveRow[]> {
  const rows: ArchiveRow[] = [];
  for (const { theirs, name } of await listFeedbacksAbout(db, me)) {
    const { mine } = await findFeedbacks(db, me, theirs.author_id);
    const shown = isShown({ ...theirs, writtenAt: theirs.written_at }, mine, now);
    if (!shown || theirs.hidden_at || (await isBlocked(db, me, theirs.author_id))) continue;
    const { qualities, sentence, written_at } = theirs;
    rows.push({ de: name, qualités: qualities, phrase: sentence, 'écrit le': written_at });
  }
  return rows;
}

const wordOf = (column: string, value: unknown) => ARCHIVE_VALUES[column]?.[String(value)] ?? value;

const SPELLED_OUT = ['coach_id', 'session_id'];

function inWords(
  row: ArchiveRow,
  rule: ArchivedTable,
  wording: ReadonlyMap<unknown, string>,
  me: string,
): ArchiveRow {
  const { own, named = [], without = [] } = rule;
  const words: ArchiveRow = {};
  for (const [column, value] of Object.entries(row)) {
    const repeatsOneself = own.includes(column) && !named.includes(column) && column !== 'id';
    if (repeatsOneself || without.includes(column)) continue;
    const label = ARCHIVE_LABELS[column] ?? column;
    if (named.includes(column)) words[label] = value === me ? YOU : (wording.get(value) ?? SOMEONE);
    else if (SPELLED_OUT.includes(column)) words[label] = wording.get(value) ?? value;
    else
      words[label] = Array.isArray(value) ? value.map((one) => wordOf(column, one)) : wordOf(column, value);
  }
  return words;
}
