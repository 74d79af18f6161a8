import pg from 'pg';

/** Enough for every statement of this program; a text that was made for one occasion takes none of them. */
const NAMES_MAX = 300;
const SEEN_MAX = 1000;
const PREPARED = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Gives a name to each text of SQL that comes back: PostgreSQL then parses and plans it once per connection, instead of
 * with every request. A text is named from its second use on, since most that come once never come again.
 */
export class NamedStatements {
  private readonly names = new Map<string, string>();
  private readonly seen = new Set<string>();

  /** @returns nothing for a text that is better sent as it is */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size >= NAMES_MAX || !PREPARED.test(text)) return known;
    if (this.seen.delete(text)) return this.add(text);
    if (this.seen.size >= SEEN_MAX) this.seen.clear();
    this.seen.add(text);
    return undefined;
  }

  /** The client of a pool that sends the statements of queries with values under their names. */
  clientClass(): typeof pg.Client {
    const named = (asked: unknown) => this.withName(asked);
    return class extends pg.Client {
      override query = ((asked: unknown, ...rest: unknown[]) =>
        Reflect.apply(pg.Client.prototype.query, this, [named(asked), ...rest])) as pg.Client['query'];
    };
  }

  private add(text: string): string {
    const name = `s${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  private withName(asked: unknown): unknown {
    if (typeof asked !== 'object' || asked === null || !('text' in asked)) return asked;
    const { text, name } = asked as pg.QueryConfig;
    return name ? asked : { ...asked, name: this.nameOf(text) };
  }
}
