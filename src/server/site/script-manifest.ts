import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { z } from 'zod';
import { remembering } from '#lib/remembering.ts';

const files = { module: z.string(), imports: z.array(z.string()).default([]) };
const manifest = z.object({
  entry: z.object(files),
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
      ...files,
    }),
  ),
});
type Route = z.infer<typeof manifest>['routes'][string];

export interface ScriptManifest {
  /**
   * Every page, by its pattern such as `settings/:subject?`, with its scripts: the heaviest, then the others in the order
   * in which they run.
   */
  pages: readonly { pattern: string; scripts: readonly string[] }[];
  patternOf: (path: string) => string | undefined;
}

const NAME = /^manifest-\w+\.js$/;

/** @param app folder of the built application @returns no pages when the build wrote none */
export function readScriptManifest(app: string): ScriptManifest {
  const assets = join(app, 'assets');
  const name = existsSync(assets) ? readdirSync(assets).find((file) => NAME.test(file)) : undefined;
  if (name === undefined) return { pages: [], patternOf: () => undefined };
  const text = readFileSync(join(assets, name), 'utf8');
  const { entry, routes } = manifest.parse(
    JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
  );
  const leaves = Object.values(routes).filter(({ path }) => path !== undefined && path !== '');
  const bytesOf = remembering((script: string) => statSync(join(app, script)).size);
  const pages = leaves.map((route) => {
    const needed = [
      `/assets/${name}`,
      ...[entry, ...withParents(route, routes)].flatMap(({ module, imports }) => [module, ...imports]),
    ];
    const [heaviest = ''] = needed.toSorted((one, other) => bytesOf(other) - bytesOf(one));
    return { pattern: route.path ?? '', scripts: [...new Set([heaviest, ...needed])] };
  });
  const patterns = pages.map(({ pattern }) => ({ path: `/${pattern}`, id: pattern }));
  return { pages, patternOf: (path) => matchRoutes(patterns, path)?.[0]?.route.id };
}

function withParents(route: Route, routes: Record<string, Route>): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...withParents(parent, routes), route] : [route];
}
