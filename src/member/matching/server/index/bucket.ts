import { HANDLE, ROW_WORDS } from './card-row.ts';

const FIRST_ROWS = 4;
/** Half as much again: a bucket that grows is copied a few times in its life, and a third of it is empty at most. */
const GROWTH = 1.5;

/** The rows of everyone of one gender, who looks for one, in one cell: one after the other, in no order. */
export class Bucket {
  words = new Int32Array(FIRST_ROWS * ROW_WORDS);
  rows = 0;

  /** The rows fill the words below this. */
  get end(): number {
    return this.rows * ROW_WORDS;
  }

  /** Writes a row at the end. @returns its place */
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

  /** Puts the last row in the place of one that goes. @returns the handle of the row that moved, if one did */
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
