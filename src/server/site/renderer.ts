import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { DrawBlog, PublicArticle } from '#lib/public-articles.ts';
import type { DrawSlots } from '#lib/public-people.ts';

/** The server-side renderer of the pages, as left by the build. */
export interface Renderer {
  drawSlots: DrawSlots;
  drawBlog: DrawBlog;
  listBuiltArticles: () => PublicArticle[];
}

/**
 * Loads the renderer that the site was built with.
 * @throws Error when the file is missing, or is not of this build
 */
export async function loadRenderer(file: string): Promise<Renderer> {
  if (!existsSync(file)) throw new Error(`No ${file}: run the build first`);
  const built: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!isRenderer(built)) throw new Error(`${file} draws nothing: run the build again`);
  return built;
}

function isRenderer(built: unknown): built is Renderer {
  if (typeof built !== 'object' || built === null) return false;
  const parts = new Map<string, unknown>(Object.entries(built));
  return ['drawSlots', 'drawBlog', 'listBuiltArticles'].every(
    (name) => typeof parts.get(name) === 'function',
  );
}
