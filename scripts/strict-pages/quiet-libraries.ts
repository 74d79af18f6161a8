import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Whole, since a package does not know our short names. */
const ADOPT = resolve('src/ui/adopted-styles.ts');
const LOAD_PAGE = resolve('src/app/load-page-module.ts');

/** What libraries do that the policy of our pages or their readers cannot live with, and what stands in its place. */
const CHANGES: readonly { module: RegExp; from: RegExp; to: string }[] = [
  {
    // The scroll lock of dialogs.
    module: /react-style-singleton\/dist\/es2015\/singleton\.js$/,
    from: /^[\s\S]*$/,
    to: `export { oneSheetAtATime as stylesheetSingleton } from '${ADOPT}';`,
  },
  {
    module: /sonner\/dist\/index\.mjs$/,
    from: /function __insertCSS\(code\) \{[\s\S]*?\n\}/,
    to: `import { adoptStyles as __insertCSS } from '${ADOPT}';`,
  },
  {
    // Reloads the page that one is on when the page that one goes to cannot be loaded.
    module: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
    from: /async function loadRouteModule\([\s\S]*?\n\}\n/,
    to: `import { loadPageModule as loadRouteModule } from '${LOAD_PAGE}';\n`,
  },
  {
    // HTML that an island is given as text: `DrawnPart` copies what stands in the page instead.
    module: /@astrojs\/react\/dist\/static-html\.js$/,
    from: /^[\s\S]*$/,
    to: "export default () => { throw Error('DrawnPart'); };",
  },
  {
    // Asking whether code may be made of text is refused like making it, and is reported.
    module: /zod\/v4\/core\/util\.js$/,
    from: /export const allowsEval = [\s\S]*?\n\}\);/,
    to: 'export const allowsEval = { value: false };',
  },
];

/**
 * Lets libraries live with pages that allow no style element and no code made of text (decision 26).
 * @throws Error when a library no longer holds what is to be changed
 */
export function quietLibraries(): Plugin {
  return {
    name: 'quiet-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform(code, id) {
      const change = CHANGES.find(({ module }) => module.test(id));
      if (!change) return undefined;
      if (!change.from.test(code)) throw new Error(`${id} has changed: look at quiet-libraries again`);
      return { code: code.replace(change.from, change.to), map: null };
    },
  };
}
