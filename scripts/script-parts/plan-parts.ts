/** A set of pages, one bit each. */
export type Pages = bigint;

export interface PlannedModule {
  id: string;
  bytes: number;
  imports: readonly string[];
  /** That load it. */
  pages: Pages;
}

/** Modules that are fetched as one file, by the pages that load any of them. */
interface Part {
  ids: string[];
  bytes: number;
  pages: Pages;
  needs: Set<Part>;
}

/** What one more file costs a page, in bytes of source: its turn on the network, and what it would compress better with others. */
const FILE_COST_BYTES = 9_000;

/**
 * Which modules become one file. It begins with a file for each set of pages, from which no page fetches a byte too many,
 * and joins two files as long as the files that pages are spared outweigh the bytes that they fetch for nothing.
 * @param weightOf how much a set of pages counts
 * @returns ids by file, those first that others need
 */
export function planParts(
  modules: readonly PlannedModule[],
  weightOf: (pages: Pages) => number,
): (readonly string[])[] {
  const parts = beginWith(modules);
  for (let best = findBest(parts, weightOf); best; best = findBest(parts, weightOf)) join(parts, best);
  const ordered = new Set<Part>();
  const add = (part: Part) => {
    for (const needed of part.needs) if (!ordered.has(needed)) add(needed);
    ordered.add(part);
  };
  for (const part of parts) add(part);
  return [...ordered].map(({ ids }) => ids);
}

function beginWith(modules: readonly PlannedModule[]): Set<Part> {
  const byPages = new Map<Pages, Part>();
  const byId = new Map<string, Part>();
  for (const { id, bytes, pages } of modules) {
    const part = byPages.get(pages) ?? { ids: [], bytes: 0, pages, needs: new Set() };
    byPages.set(pages, part);
    byId.set(id, part);
    part.ids.push(id);
    part.bytes += bytes;
  }
  for (const { id, imports } of modules) {
    const part = byId.get(id);
    for (const needed of imports.map((one) => byId.get(one))) {
      if (needed && needed !== part) part?.needs.add(needed);
    }
  }
  return new Set(byPages.values());
}

type Pair = { one: Part; other: Part };

function findBest(parts: ReadonlySet<Part>, weightOf: (pages: Pages) => number): Pair | undefined {
  const all = [...parts];
  let best: Pair | undefined;
  let most = 0;
  for (const [place, one] of all.entries()) {
    for (const other of all.slice(place + 1)) {
      const spared = FILE_COST_BYTES * weightOf(one.pages & other.pages);
      if (spared <= most) continue;
      const cost = bytesForNothing(one, other.pages, weightOf) + bytesForNothing(other, one.pages, weightOf);
      if (spared - cost <= most || makesCircle(one, other)) continue;
      most = spared - cost;
      best = { one, other };
    }
  }
  return best;
}

/** What pages would fetch of a part, and of all that it needs, that do without it today. */
function bytesForNothing(part: Part, pages: Pages, weightOf: (pages: Pages) => number): number {
  let bytes = 0;
  for (const { bytes: own, pages: already } of withNeeds(part)) bytes += own * weightOf(pages & ~already);
  return bytes;
}

/** Files that need each other run in an order that nobody has chosen. */
function makesCircle(one: Part, other: Part): boolean {
  return leadsRound(one, other) || leadsRound(other, one);
}

function leadsRound(from: Part, to: Part): boolean {
  return [...from.needs].some((part) => part !== to && withNeeds(part).has(to));
}

function withNeeds(part: Part, found = new Set<Part>()): Set<Part> {
  if (found.has(part)) return found;
  found.add(part);
  for (const needed of part.needs) withNeeds(needed, found);
  return found;
}

function join(parts: Set<Part>, { one, other }: Pair): void {
  one.ids.push(...other.ids);
  one.bytes += other.bytes;
  one.pages |= other.pages;
  for (const needed of other.needs) one.needs.add(needed);
  parts.delete(other);
  for (const part of parts) if (part.needs.delete(other)) part.needs.add(one);
  one.needs.delete(one);
  for (const needed of withNeeds(one)) needed.pages |= one.pages;
}
