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
  private readonly open = new Map<string, Set<string>>();
  /** Ids of acknowledged messages, by who wrote to whom, in the order in which they were acknowledged. */
  readonly orders = new Map<string, number[]>();
  acknowledged = 0;
  readonly counts = new Map<Kind, number>();

  /** Before a request that changes a value: from now on either may be stored. */
  begin(kind: Kind, key: string, value: string): void {
    const name = `${kind}\n${key}`;
    this.facts.get(name)?.values.add(value);
    const tried = this.open.get(name) ?? new Set();
    this.open.set(name, tried.add(value));
  }

  /** A request was acknowledged: this value is stored, and no other. */
  acknowledge(kind: Kind, key: string, value = ''): void {
    this.facts.set(`${kind}\n${key}`, { kind, key, values: new Set([value]) });
    this.open.delete(`${kind}\n${key}`);
    this.count(kind);
  }

  /** It is as if it had never been asked for, such as what belonged to an account that was erased. */
  forget(kind: Kind, key: string): void {
    this.facts.delete(`${kind}\n${key}`);
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
