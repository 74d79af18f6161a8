/** Everything that can be acknowledged, by what names it in the base. */
export const KINDS = [
  'message',
  'read',
  'contact',
  'pass',
  'report',
  'support message',
  'letter',
  'profile',
  'bio',
  'search',
  'life project',
  'love profile',
  'photo',
  'photo removed',
  'place',
  'place given back',
  'pause',
  'erasure',
] as const;
export type Kind = (typeof KINDS)[number];

/** `values`: those that may be stored; more than one while nobody knows whether a request was carried out. */
export type Fact = { kind: Kind; key: string; values: Set<string> };

/** What the servers have acknowledged, as the people who asked know it. */
export class History {
  private readonly facts = new Map<string, Fact>();
  private readonly erasing = new Set<string>();
  /** Ids of acknowledged messages, by who wrote to whom, in the order in which they were acknowledged. */
  readonly orders = new Map<string, number[]>();
  /** Addresses to which a mail must have come at the end. */
  readonly mailsOwed = new Set<string>();
  acknowledged = 0;
  readonly counts = new Map<Kind, number>();

  /** Before a request that changes a value: from now on either may be stored. */
  begin(kind: Kind, key: string, value: string): void {
    this.facts.get(`${kind}\n${key}`)?.values.add(value);
  }

  /** A request was acknowledged: this value is stored, and no other. */
  acknowledge(kind: Kind, key: string, value = ''): void {
    this.facts.set(`${kind}\n${key}`, { kind, key, values: new Set([value]) });
    this.count(kind);
  }

  /** What was acknowledged before does not hold any more, or may not. */
  forget(kind: Kind, key: string): void {
    this.facts.delete(`${kind}\n${key}`);
  }

  /** From now on nothing of an account has to be there. */
  beginErasure(address: string): void {
    this.erasing.add(address);
    for (const [name, { key, values }] of this.facts)
      if (key.startsWith(address) || values.has(address)) this.facts.delete(name);
  }

  isErasing(key: string): boolean {
    return this.erasing.has(key.split(' ')[0] ?? '');
  }

  acknowledgeMessage(thread: string, clientId: string, id: number, content: string): void {
    this.acknowledge('message', clientId, `${id} ${content}`);
    const order = this.orders.get(thread) ?? [];
    this.orders.set(thread, order);
    order.push(id);
  }

  list(): Fact[] {
    return [...this.facts.values()];
  }

  private count(kind: Kind): void {
    this.acknowledged += 1;
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }
}
