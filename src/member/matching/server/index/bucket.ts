import { HANDLE, ROW_WORDS } from './card-row.ts';

const FIRST_ROWS = 4;
/** Growth factor: few copies over the life of a bucket, at most a third of it empty. */
const GROWTH = 1.5;

/** Rows of one gender, gender sought, birth span and cell, contiguous and unordered. */
export class Bucket {
  words = new Int32Array(FIRST_ROWS * ROW_WORDS);
  rows = 0;

  get end(): number {
    return this.rows * ROW_WORDS;
  }

  add(row: Int32Array): number {
    const place = this.rows;
    if ((place + 1) * ROW_WORDS > this.words.length) this.grow();
    this.rows += 1;
    this.write(place, row);
    return place;
  }

  write(place: number, row: Int32Array): void {
    this.words.set(row, place * ROW_WORDS);
  }

  /** The last row moves into its place. @returns the handle of the moved row, if any */
  removeAt(place: number): number | undefined {
    this.rows -= 1;
    const last = this.rows * ROW_WORDS;
    if (place === this.rows) return undefined;
    this.words.copyWithin(place * ROW_WORDS, last, last + ROW_WORDS);
    return this.words[place * ROW_WORDS + HANDLE];
  }

  private grow(): void {
    const larger = new Int32Array(Math.ceil(this.rows * GROWTH) * ROW_WORDS);
    larger.set(this.words);
    this.words = larger;
  }
}
