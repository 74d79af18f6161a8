import { strToU8 } from 'fflate';
import { frenchDay, frenchTime, parisDay } from '#lib/french-date.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { isBlocked } from '#member/matching/server/contact-store.ts';
import { isShown } from '#member/meeting/rules.ts';
import { findFeedbacks } from '#member/meeting/server/store.ts';
import { ARCHIVED_RENDITIONS } from '#member/photos/rules.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { listPicturesOf } from '#member/support/server/picture-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { zipFiles } from '#platform/zip-files.ts';
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
import { listOpenings } from './list-openings.ts';

const ARCHIVE_NAME = 'lueur-mes-donnees.zip';

const FRENCH_NAMES = { upright: 'portrait', thumbnail: 'vignette' } as const;

export async function makeArchive(
  { db, tables, photos, clock }: Pick<Services, 'db' | 'tables' | 'photos' | 'clock'>,
  me: string,
): Promise<File> {
  const now = clock.now();
  const openings = await listOpenings({ db, clock }, me);
  // A single snapshot, so that a message sent meanwhile is in no table.
  const [data, kept, pictures] = await db.transaction(
    async (tx) =>
      [
        await collectData({ db: tx, tables }, me, now),
        await listPhotosOf(tx, me),
        await listPicturesOf(tx, me),
      ] as const,
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const files: Record<string, Uint8Array> = {
    'LISEZ-MOI.txt': strToU8(explanation(now)),
    'donnees.json': strToU8(
      `${JSON.stringify({ ...data, 'ouvertures de votre fiche par l’équipe': openings }, null, 2)}\n`,
    ),
  };
  for (const [place, { id }] of kept.entries()) {
    for (const rendition of ARCHIVED_RENDITIONS) {
      const jpeg = await photos.find(id, rendition);
      if (jpeg) files[`photos/${place + 1}-${FRENCH_NAMES[rendition]}.jpg`] = Uint8Array.from(jpeg);
    }
  }
  for (const [place, id] of pictures.entries()) {
    const jpeg = await photos.find(id, 'upright');
    if (jpeg) files[`images/${place + 1}.jpg`] = Uint8Array.from(jpeg);
  }
  const zip = await zipFiles(files, now);
  return new File([Uint8Array.from(zip)], ARCHIVE_NAME, { type: 'application/zip' });
}

function explanation(now: Date): string {
  return `Vos données chez ${PRODUCT_NAME}
Archive préparée le ${frenchDay(now, PARIS_ZONE)} ${parisDay(now).slice(0, 4)} à ${frenchTime(now, PARIS_ZONE)} (heure de Paris).

donnees.json : tout ce que nous gardons sur vous, partie par partie, dans un format
que d’autres logiciels savent lire. Les dates sont en temps universel (UTC).
photos : vos photos dans leur ordre, chacune en portrait et en vignette carrée.
images : les images jointes à vos échanges avec l’équipe, dans leur ordre.

Ce que vous n’y trouverez pas :
- votre mot de passe : nous n’en gardons qu’une forme illisible, même pour nous ;
- les données des autres : de vos contacts, seulement le prénom et vos échanges ;
- ce que d’autres ont pu nous signaler, et qui l’a fait ;
- les codes secrets de vos sessions et de vos liens de connexion, qui ouvriraient votre compte.

Une question, une erreur à corriger ? Écrivez-nous : nos coordonnées sont dans les mentions
légales du site.
`;
}

type Collected = { rule: ArchivedTable; rows: ArchiveRow[] };

const YOU = 'vous';
const SOMEONE = 'une personne';

/**
 * Collects all rows of a member.
 * @throws Error for a table with a rule but no schema, so that no part is silently empty
 */
export async function collectData(
  { db, tables }: Pick<Services, 'db' | 'tables'>,
  me: string,
  now: Date,
): Promise<Record<string, ArchiveRow[]>> {
  const collected: Collected[] = [];
  for (const [name, rule] of Object.entries(ARCHIVE_RULES)) {
    if (!('part' in rule)) continue;
    const table = tables.get(name);
    if (!table) throw new Error(`Unknown table in the archive: ${name}`);
    collected.push({ rule, rows: await listOwnRows(db, table, rule.own, me) });
  }
  const wording = await readableValues(db, collected, me);
  const parts = collected.map(
    ({ rule, rows }) => [rule.part, rows.map((row) => inWords(row, rule, wording, me))] as const,
  );
  return Object.fromEntries([...parts, ['avis reçus', await listWordsReceived(db, me, now)]]);
}

/** Returns display values for the ids of contacts, coaches and dates. */
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

/** Lists the feedback about the member, limited to what they may read now. */
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
  const { own, named = [], without = [], renamed = {} } = rule;
  const words: ArchiveRow = {};
  for (const [column, value] of Object.entries(row)) {
    const repeatsOneself = own.includes(column) && !named.includes(column) && column !== 'id';
    if (repeatsOneself || without.includes(column)) continue;
    const name = renamed[column] ?? column;
    const label = ARCHIVE_LABELS[name] ?? name;
    if (named.includes(column)) words[label] = value === me ? YOU : (wording.get(value) ?? SOMEONE);
    else if (SPELLED_OUT.includes(column)) words[label] = wording.get(value) ?? value;
    else words[label] = Array.isArray(value) ? value.map((one) => wordOf(name, one)) : wordOf(name, value);
  }
  return words;
}
