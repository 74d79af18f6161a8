import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '#platform/database/client.ts';
import { CardIndex } from './card-index.ts';
import { WIRE_BYTES, WireCard } from './card-row.ts';
import {
  BLOCKS_PER_PAGE,
  CHANGES_PER_PAGE,
  type Changes,
  countBlocks,
  type From,
  findPosition,
  type PackedCards,
  type Position,
  readBlocks,
  readChanges,
} from './index-store.ts';

export type Followed = { index: CardIndex; position: Position };

/**
 * Loads all cards in pages, yielding between them, then catches up on changes made meanwhile.
 * @param progress share of the table read, 0 to 1; awaited
 * @throws when the index and the table differ in size
 */
export async function loadIndex(
  db: Database,
  progress: (share: number) => Promise<void> | void = () => undefined,
): Promise<Followed> {
  const followed = { index: new CardIndex(), position: await findPosition(db) };
  const blocks = await countBlocks(db);
  let next = readBlocks(db, 0);
  for (let first = 0; first < blocks; first += BLOCKS_PER_PAGE) {
    const page = await next;
    const following = first + BLOCKS_PER_PAGE;
    // Pipelined: the database packs the next page while this one is unpacked.
    if (following < blocks) next = readBlocks(db, following);
    next.catch(() => undefined);
    putAll(followed.index, page);
    await progress(Math.min(1, following / blocks));
    await breathe();
  }
  await next;
  await follow(db, followed);
  const { total } = await readPage(db, followed.index, beginning(followed), { counting: true });
  if (total !== followed.index.size)
    throw new Error(`${followed.index.size} cards in memory, ${total} in the table`);
  return followed;
}

/** Catches an index up with the table; calls must not overlap. @throws HistoryError when the index must be reloaded */
export async function follow(db: Database, followed: Followed): Promise<void> {
  let page = await readPage(db, followed.index, beginning(followed));
  const { watermark, timeline } = page;
  const { position } = followed;
  if (timeline !== position.timeline || BigInt(watermark) < BigInt(position.watermark))
    throw new HistoryError();
  // The watermark is that of the first page, so changes made between pages are read again next time.
  while (page.next && page.changes === CHANGES_PER_PAGE) {
    await breathe();
    page = await readPage(db, followed.index, page.next);
  }
  followed.position = { watermark, timeline };
}

/** The database went another way than the index: a standby was promoted, or a backup was restored. */
export class HistoryError extends Error {}

const beginning = ({ position }: Followed): From => ({ changed: position.watermark, id: '' });

async function readPage(
  db: Database,
  index: CardIndex,
  from: From,
  options?: { counting: boolean },
): Promise<Changes> {
  const page = await readChanges(db, from, options);
  for (const id of linesOf(page.gone)) index.remove(id);
  putAll(index, page);
  return page;
}

function putAll(index: CardIndex, { ids, cards }: PackedCards): void {
  if (!cards) return;
  const wire = new DataView(cards.buffer, cards.byteOffset, cards.byteLength);
  const card = new WireCard();
  for (const [place, id] of linesOf(ids).entries()) index.put(id, card.read(wire, place * WIRE_BYTES));
}

function linesOf(ids: string | null): string[] {
  return ids === null ? [] : ids.split('\n');
}
