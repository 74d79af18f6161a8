import type { Gender } from '#lib/gender.ts';
import { GENDERS } from '#lib/gender.ts';
import type { SoughtGender } from '#member/profile/rules.ts';
import { SOUGHT_GENDERS } from '#member/profile/rules.ts';
import { Bucket } from './bucket.ts';
import { BIRTH_AND_REACH, BIRTH_SHIFT, HANDLE, ROW_WORDS, type WireCard } from './card-row.ts';
import { IdTable } from './id-table.ts';

/** 4,096 days, about eleven years: a search reads the two or three spans that overlap its age range. */
const BIRTH_SPAN_SHIFT = 12;
const BIRTH_SPANS = 2 ** (16 - BIRTH_SPAN_SHIFT);
/** Cells are looked up by page; two or three pages span France. */
const CELLS_PER_PAGE = 64;
const MOST_REACHES = 2 ** 16;
export const CARD_KINDS = GENDERS.length * SOUGHT_GENDERS.length * BIRTH_SPANS;

export type CardPlace = { bucket: Bucket; kind: number; at: number };

export function pairOf(gender: Gender, sought: SoughtGender): number {
  return pairAt(GENDERS.indexOf(gender), SOUGHT_GENDERS.indexOf(sought));
}

const pairAt = (gender: number, sought: number) => gender * SOUGHT_GENDERS.length + sought;

/** @param birthDay days since 1900 */
export function cardKindOf(pair: number, birthDay: number): number {
  return pair * BIRTH_SPANS + (birthDay >>> BIRTH_SPAN_SHIFT);
}

/** In-memory index of all cards. A search scans whole buckets: one gender, gender sought, birth span and cell each. */
export class CardIndex {
  readonly ids = new IdTable();
  /** Distinct largest squared chords, one for each selectable distance. */
  readonly reaches: number[] = [];
  private readonly reachPlaces = new Map<number, number>();
  private readonly buckets: Bucket[] = [];
  private readonly kinds: number[] = [];
  /** By kind and page of cells: bucket number + 1. */
  private readonly pages = new Map<number, Int32Array>();
  /** By handle: bucket number, then place in the bucket. */
  private bucketOf = new Int32Array(this.ids.capacity);
  private placeOf = new Int32Array(this.ids.capacity);

  get size(): number {
    return this.ids.size;
  }

  get bytes(): number {
    const rows = this.buckets.reduce((sum, { words }) => sum + words.byteLength, 0);
    return rows + this.ids.bytes + 2 * this.bucketOf.byteLength + 4 * CELLS_PER_PAGE * this.pages.size;
  }

  put(id: string, card: WireCard): void {
    const born = (card.words[BIRTH_AND_REACH] ?? 0) >>> BIRTH_SHIFT;
    const target = this.bucketFor(cardKindOf(pairAt(card.gender, card.sought), born), card.cell);
    const bucket = this.bucketAt(target);
    const known = this.ids.find(id);
    const handle = known ?? this.addId(id);
    const { words } = card;
    words[BIRTH_AND_REACH] = (words[BIRTH_AND_REACH] ?? 0) | this.reachPlace(card.maxChordSquared);
    words[HANDLE] = handle;
    if (known !== undefined && this.bucketOf[handle] === target) {
      bucket.write(this.placeOf[handle] ?? 0, words);
      return;
    }
    if (known !== undefined) this.takeOut(known);
    this.placeOf[handle] = bucket.add(words);
    this.bucketOf[handle] = target;
  }

  remove(id: string): void {
    const handle = this.ids.find(id);
    if (handle === undefined) return;
    this.takeOut(handle);
    this.ids.remove(id);
  }

  placeOfRow(handle: number): CardPlace {
    const number = this.bucketOf[handle] ?? 0;
    return {
      bucket: this.bucketAt(number),
      kind: this.kinds[number] ?? 0,
      at: (this.placeOf[handle] ?? 0) * ROW_WORDS,
    };
  }

  findBucket(kind: number, cell: number): Bucket | undefined {
    const page = this.pages.get(pageOf(kind, cell));
    const number = (page?.[cell % CELLS_PER_PAGE] ?? 0) - 1;
    return number < 0 ? undefined : this.buckets[number];
  }

  forEachBucket(kind: number, from: number, to: number, visit: (bucket: Bucket) => void): void {
    for (let cell = from; cell <= to; ) {
      const page = this.pages.get(pageOf(kind, cell));
      const end = Math.min(to + 1, (Math.floor(cell / CELLS_PER_PAGE) + 1) * CELLS_PER_PAGE);
      for (; page && cell < end; cell += 1) {
        const number = page[cell % CELLS_PER_PAGE] ?? 0;
        if (number > 0) visit(this.bucketAt(number - 1));
      }
      cell = end;
    }
  }

  bucketsOf(pairs: readonly number[]): Bucket[] {
    return this.buckets.filter((_, number) =>
      pairs.includes(Math.floor((this.kinds[number] ?? 0) / BIRTH_SPANS)),
    );
  }

  private bucketFor(kind: number, cell: number): number {
    const key = pageOf(kind, cell);
    let page = this.pages.get(key);
    if (!page) {
      page = new Int32Array(CELLS_PER_PAGE);
      this.pages.set(key, page);
    }
    const known = (page[cell % CELLS_PER_PAGE] ?? 0) - 1;
    if (known >= 0) return known;
    this.kinds.push(kind);
    const number = this.buckets.push(new Bucket());
    page[cell % CELLS_PER_PAGE] = number;
    return number - 1;
  }

  private bucketAt(number: number): Bucket {
    const bucket = this.buckets[number];
    if (!bucket) throw new RangeError(`no bucket ${number}`);
    return bucket;
  }

  private addId(id: string): number {
    const handle = this.ids.add(id);
    if (this.ids.capacity > this.bucketOf.length) {
      this.bucketOf = enlarged(this.bucketOf, this.ids.capacity);
      this.placeOf = enlarged(this.placeOf, this.ids.capacity);
    }
    return handle;
  }

  private takeOut(handle: number): void {
    const place = this.placeOf[handle] ?? 0;
    const moved = this.bucketAt(this.bucketOf[handle] ?? 0).removeAt(place);
    if (moved !== undefined) this.placeOf[moved] = place;
  }

  private reachPlace(maxChordSquared: number): number {
    const known = this.reachPlaces.get(maxChordSquared);
    if (known !== undefined) return known;
    if (this.reaches.length === MOST_REACHES) throw new RangeError('too many different distances');
    this.reachPlaces.set(maxChordSquared, this.reaches.length);
    return this.reaches.push(maxChordSquared) - 1;
  }
}

const pageOf = (kind: number, cell: number) => Math.floor(cell / CELLS_PER_PAGE) * CARD_KINDS + kind;

function enlarged(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(array);
  return larger;
}
