import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { DrawSlots } from '#lib/public-people.ts';

type Module = { drawSlots: DrawSlots };

/**
 * Loads the renderer that the site was built with for the people of its pages.
 * @throws Error when the file is missing, or is not of this build
 */
export async function loadDrawSlots(file: string): Promise<DrawSlots> {
  if (!existsSync(file)) throw new Error(`No ${file}: run the build first`);
  const built: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!isModule(built)) throw new Error(`${file} draws nothing: run the build again`);
  return built.drawSlots;
}

function isModule(built: unknown): built is Module {
  return (
    typeof built === 'object' &&
    built !== null &&
    'drawSlots' in built &&
    typeof built.drawSlots === 'function'
  );
}
