import { ATTENTION_MAX } from '#member/profile/rules.ts';

/** A card is nine 32-bit integers: a scan reads 36 bytes per row and is bound by memory bandwidth. */
export const ROW_WORDS = 9;

export const [X, Y, Z, BIRTH_AND_REACH, ANSWERS, SEARCH, SPREAD, ARRIVED, HANDLE] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

/** In `BIRTH_AND_REACH`: days since 1900 in the high bits, index of the largest squared chord in the low bits. */
export const BIRTH_SHIFT = 16;
export const REACH_MASK = 0xffff;
/** In `ANSWERS`: 14 bits of activities, then 6 bits each of life project, traits and dealbreakers. */
export const ACTIVITIES_MASK = 0x3fff;
export const LIFE_SHIFT = 14;
export const TRAITS_SHIFT = 20;
export const REFUSES_SHIFT = 26;
export const SIX_BITS = 0x3f;
/** In `SEARCH`: 12 bits of love answers, 7 per age bound, 1 for complete questionnaires, 1 for no photo, 2 of attention on top. */
export const LOVE_MASK = 0xfff;
export const MIN_AGE_SHIFT = 12;
export const MAX_AGE_SHIFT = 19;
export const AGE_MASK = 0x7f;
export const ANSWERED = 1 << 26;
export const NO_PHOTO = 1 << 27;
export const ATTENTION_SHIFT = 30;
/** On the wire only: a photo above the 16 bits of the birth day, gender and gender sought beside `ANSWERED`. */
const WIRE_PHOTO = 1 << 16;
const GENDER_SHIFT = 27;
const SOUGHT_SHIFT = 28;
const SEARCH_MASK = ANSWERED | (ANSWERED - 1) | (ATTENTION_MAX << ATTENTION_SHIFT);

/** `ARRIVED` holds seconds since 1970 minus this offset, valid until 2106. */
export const ARRIVED_FROM = 2 ** 31;

/** Bytes of a card as sent by `packedCard`. */
export const WIRE_BYTES = 44;
const DAY_MS = 86_400_000;
/** Negative: days from 1970 back to 1900. */
const FIRST_DAY = Date.UTC(1900, 0, 1) / DAY_MS;

/** @param date ISO date @returns days since 1900 */
export function birthDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS - FIRST_DAY;
}

/** A card decoded from the database, without its id; a single object is reused for each card. */
export class WireCard {
  readonly words = new Int32Array(ROW_WORDS);
  cell = 0;
  gender = 0;
  sought = 0;
  maxChordSquared = 0;

  /** @param at offset of the first byte, among cards of `WIRE_BYTES` each */
  read(wire: DataView, at: number): this {
    const { words } = this;
    words[X] = wire.getInt32(at);
    words[Y] = wire.getInt32(at + 4);
    words[Z] = wire.getInt32(at + 8);
    this.cell = wire.getInt32(at + 12);
    words[SPREAD] = wire.getInt32(at + 16);
    const bornAndPhoto = wire.getInt32(at + 20);
    words[BIRTH_AND_REACH] = bornAndPhoto << BIRTH_SHIFT;
    this.maxChordSquared = wire.getFloat64(at + 24);
    words[ARRIVED] = wire.getInt32(at + 32);
    const above = wire.getInt32(at + 36);
    words[SEARCH] = (above & SEARCH_MASK) | ((bornAndPhoto & WIRE_PHOTO) === 0 ? NO_PHOTO : 0);
    this.gender = (above >>> GENDER_SHIFT) & 1;
    this.sought = (above >>> SOUGHT_SHIFT) & 3;
    words[ANSWERS] = wire.getInt32(at + 40);
    return this;
  }
}
