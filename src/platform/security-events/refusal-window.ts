import type { SecurityEventName } from './events.ts';
import { emptyRow, type SecurityRow } from './store.ts';

/** How long refusals that anyone can cause freely are gathered before they are written. */
export const REFUSAL_WINDOW_MS = 15 * 60_000;
/** From so many in a window on, an origin gets its own row: fewer are an expired session, or a mistake. */
export const STRIKING_REFUSALS = 10;
export const ORIGINS_NAMED_MAX = 100;
const ORIGINS_HELD_MAX = 5000;

export type Refusal = Pick<SecurityRow, 'at' | 'who' | 'origin'> & {
  event: SecurityEventName;
  route: string;
};

type Gathered = SecurityRow & { routes: Set<string> };

/**
 * Refusals of one window, by event, person and origin. However many there are, they become a bounded number of rows:
 * one for each of the most frequent origins, with its numbers of tries and of routes, and one for all the others
 * together.
 */
export function createRefusalWindow() {
  let held = new Map<string, Gathered>();
  let others = new Map<SecurityEventName, SecurityRow>();

  function addToOthers(event: SecurityEventName, at: Date, times: number): void {
    const row = others.get(event);
    if (row) row.times += times;
    else others.set(event, emptyRow(at, event, times));
  }

  return {
    /** @returns whether it is the first one of its window */
    add({ event, at, who, origin, route }: Refusal): boolean {
      const isFirst = held.size + others.size === 0;
      const key = JSON.stringify([event, who, origin]);
      const same = held.get(key);
      if (same) {
        same.times += 1;
        same.routes.add(route);
      } else if (held.size < ORIGINS_HELD_MAX)
        held.set(key, { ...emptyRow(at, event, 1), who, origin, routes: new Set([route]) });
      else addToOthers(event, at, 1);
      return isFirst;
    },

    take(): SecurityRow[] {
      const named = new Map<SecurityEventName, SecurityRow[]>();
      for (const { routes, ...row } of [...held.values()].toSorted((a, b) => b.times - a.times)) {
        const rows = named.get(row.event) ?? [];
        if (row.times < STRIKING_REFUSALS || rows.length >= ORIGINS_NAMED_MAX)
          addToOthers(row.event, row.at, row.times);
        else named.set(row.event, [...rows, { ...row, detail: writtenRoutes(routes) }]);
      }
      const rows = [...[...named.values()].flat(), ...others.values()];
      held = new Map();
      others = new Map();
      return rows;
    },
  };
}

function writtenRoutes(routes: ReadonlySet<string>): string {
  const [first = ''] = routes;
  return routes.size === 1 ? first : `${first} and ${routes.size - 1} more`;
}
