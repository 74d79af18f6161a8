import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import routes from '../../src/app/routes.ts';
import { type ModuleFacts, needsOf } from './needed-modules.ts';
import { type Pages, type PlannedModule, planParts } from './plan-parts.ts';

/** The desk is the work of a few, on good connections. */
const DESK_WEIGHT = 0.1;
/** Part of every page. */
const ALWAYS = ['entry.client.tsx', 'src/app/root.tsx'];

/** A page, as the modules that begin it: its layouts and its own. */
type Page = { files: readonly string[]; weight: number };

/**
 * Cuts the scripts of the application into few files, each fetched by pages that need nearly all of it: left to itself the
 * bundler makes a file for each set of pages, some hundred and forty for one page.
 */
export function scriptParts(): Plugin {
  const partOf = new Map<string, number>();
  return {
    name: 'script-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: { groups: groupsOf(partOf) } } } } },
      },
    }),
    buildEnd() {
      const modules = planned([...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []));
      const weights = pages.map(({ weight }) => weight);
      const parts = planParts(
        modules,
        memoized((set) => weigh(set, weights)),
      );
      if (parts.length > MOST_PARTS) throw new Error(`${parts.length} files: raise MOST_PARTS`);
      for (const [place, ids] of parts.entries()) for (const id of ids) partOf.set(id, place);
    },
  };
}

/** The bundler wants to hear of its groups before it knows the modules. */
const MOST_PARTS = 80;

/** A file that others need comes first, since a group takes along whatever its modules import. */
function groupsOf(partOf: ReadonlyMap<string, number>) {
  return Array.from({ length: MOST_PARTS }, (_, place) => ({
    name: 'part',
    priority: MOST_PARTS - place,
    test: (id: string) => partOf.get(id) === place,
  }));
}

const pages = pagesOf(await routes, []);

function pagesOf(entries: readonly RouteConfigEntry[], above: readonly string[]): Page[] {
  return entries.flatMap(({ file, children }) => {
    const files = [...above, file.replace(/^\.\.\//, '')];
    if (children) return pagesOf(children, files);
    return [{ files, weight: files[0]?.includes('desk') ? DESK_WEIGHT : 1 }];
  });
}

/** Modules that more than one beginning leads to; what is reached from one alone stays in its file. */
function planned(infos: readonly ModuleFacts[]): PlannedModule[] {
  const needs = needsOf(infos);
  const reached = new Map<string, { pages: Pages; beginnings: number }>();
  for (const entry of infos.filter(({ isEntry }) => isEntry)) {
    const own = pagesFrom(entry.id);
    for (const id of reachable(entry.id, needs)) {
      const known = reached.get(id) ?? { pages: 0n, beginnings: 0 };
      reached.set(id, { pages: known.pages | own, beginnings: known.beginnings + 1 });
    }
  }
  return infos.flatMap(({ id, code }) => {
    const known = reached.get(id);
    if (!known || known.beginnings < 2 || known.pages === 0n) return [];
    return [{ id, bytes: code?.length ?? 0, imports: needs(id), pages: known.pages }];
  });
}

function pagesFrom(entry: string): Pages {
  const path = entry.replace(/\?.*$/, '');
  const always = ALWAYS.some((file) => path.endsWith(file));
  return pages.reduce(
    (set, { files }, place) =>
      always || files.some((file) => path.endsWith(`/${file}`)) ? set | (1n << BigInt(place)) : set,
    0n,
  );
}

function reachable(from: string, needs: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...needs(id));
  }
  return found;
}

function weigh(set: Pages, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => (set & (1n << BigInt(place)) ? sum + weight : sum), 0);
}

function memoized(weigh: (set: Pages) => number): (set: Pages) => number {
  const known = new Map<Pages, number>();
  return (set) => {
    const weight = known.get(set) ?? weigh(set);
    known.set(set, weight);
    return weight;
  };
}
