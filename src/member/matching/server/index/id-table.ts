const KEY_WORDS = 4;
const FIRST_HANDLES = 1024;
const UUID_LENGTH = 36;
const DASH = 45;

/**
 * Hash table of ids as 128-bit keys: 24 MB for a million UUIDs, 130 MB as a `Map` of strings. Other ids, as in tests,
 * go into such a `Map`.
 */
export class IdTable {
  private keys = new Uint32Array(FIRST_HANDLES * KEY_WORDS);
  /** Open addressing: handle + 1, at the slot of its hash or after it; 0 is free. */
  private slots = new Int32Array(FIRST_HANDLES * 2);
  private readonly oddHandles = new Map<string, number>();
  private readonly oddIds = new Map<number, string>();
  private readonly freed: number[] = [];
  private readonly key = new Uint32Array(KEY_WORDS);
  private used = 0;

  get size(): number {
    return this.used - this.freed.length;
  }

  /** Upper bound of handles, exclusive. */
  get capacity(): number {
    return this.keys.length / KEY_WORDS;
  }

  get bytes(): number {
    return this.keys.byteLength + this.slots.byteLength;
  }

  find(id: string): number | undefined {
    if (!readUuid(id, this.key)) return this.oddHandles.get(id);
    const handle = (this.slots[this.slotOf()] ?? 0) - 1;
    return handle < 0 ? undefined : handle;
  }

  /** @param id that has no handle yet */
  add(id: string): number {
    const handle = this.freed.pop() ?? this.used++;
    if (handle >= this.capacity) this.grow();
    if (readUuid(id, this.key)) {
      this.keys.set(this.key, handle * KEY_WORDS);
      this.slots[this.slotOf()] = handle + 1;
    } else {
      this.oddHandles.set(id, handle);
      this.oddIds.set(handle, id);
    }
    return handle;
  }

  remove(id: string): void {
    const handle = this.find(id);
    if (handle === undefined) return;
    this.freed.push(handle);
    if (this.oddIds.delete(handle)) this.oddHandles.delete(id);
    else this.freeSlot(this.slotOf());
  }

  idOf(handle: number): string {
    const odd = this.oddIds.get(handle);
    if (odd !== undefined) return odd;
    const hex = Array.from(this.keys.subarray(handle * KEY_WORDS, (handle + 1) * KEY_WORDS), (word) =>
      word.toString(16).padStart(8, '0'),
    ).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  private slotOf(): number {
    const mask = this.slots.length - 1;
    const [a, b, c, d] = [this.key[0] ?? 0, this.key[1] ?? 0, this.key[2] ?? 0, this.key[3] ?? 0];
    let slot = (a ^ b ^ c ^ d) & mask;
    for (;;) {
      const at = ((this.slots[slot] ?? 0) - 1) * KEY_WORDS;
      if (at < 0) return slot;
      const { keys } = this;
      if (keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && keys[at + 3] === d) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private homeOf(handle: number): number {
    const at = handle * KEY_WORDS;
    const { keys } = this;
    return (
      ((keys[at] ?? 0) ^ (keys[at + 1] ?? 0) ^ (keys[at + 2] ?? 0) ^ (keys[at + 3] ?? 0)) &
      (this.slots.length - 1)
    );
  }

  /** Shifts back the entries after a freed slot, since a lookup stops at a free one. */
  private freeSlot(freed: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let hole = freed;
    for (let next = (hole + 1) & mask; slots[next]; next = (next + 1) & mask) {
      const home = this.homeOf((slots[next] ?? 0) - 1);
      if (((next - home) & mask) < ((next - hole) & mask)) continue;
      slots[hole] = slots[next] ?? 0;
      hole = next;
    }
    slots[hole] = 0;
  }

  private grow(): void {
    const { keys, slots: former } = this;
    this.keys = new Uint32Array(keys.length * 2);
    this.keys.set(keys);
    this.slots = new Int32Array(former.length * 2);
    for (const slot of former) {
      if (slot === 0) continue;
      const at = (slot - 1) * KEY_WORDS;
      this.key.set(this.keys.subarray(at, at + KEY_WORDS));
      this.slots[this.slotOf()] = slot;
    }
  }
}

/** @returns false unless the id is 32 lowercase hex digits with the dashes of a UUID */
function readUuid(id: string, into: Uint32Array): boolean {
  if (id.length !== UUID_LENGTH) return false;
  let [word, digits] = [0, 0];
  for (let place = 0; place < UUID_LENGTH; place += 1) {
    const code = id.charCodeAt(place);
    if (place === 8 || place === 13 || place === 18 || place === 23) {
      if (code !== DASH) return false;
      continue;
    }
    const digit = code >= 48 && code <= 57 ? code - 48 : code >= 97 && code <= 102 ? code - 87 : -1;
    if (digit < 0) return false;
    word = (word << 4) | digit;
    digits += 1;
    if (digits % 8 === 0) into[digits / 8 - 1] = word;
  }
  return true;
}
