import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Absolute, since a package does not know our aliases. */
const ADOPT = resolve('src/ui/adopted-styles.ts');
const LOAD_PAGE = resolve('src/app/load-page-module.ts');

/** Code of libraries that violates the policy of our pages or that readers load in vain, and its replacement. */
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
    // Reloads the current page when the target page fails to load.
    module: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
    from: /async function loadRouteModule\([\s\S]*?\n\}\n/,
    to: `import { loadPageModule as loadRouteModule } from '${LOAD_PAGE}';\n`,
  },
  {
    // HTML that an island receives as text: `DrawnPart` copies the markup of the page instead.
    module: /@astrojs\/react\/dist\/static-html\.js$/,
    from: /^[\s\S]*$/,
    to: "export default () => { throw Error('DrawnPart'); };",
  },
  {
    // Testing whether `eval` is allowed is blocked and reported like using it.
    module: /zod\/v4\/core\/util\.js$/,
    from: /export const allowsEval = [\s\S]*?\n\}\);/,
    to: 'export const allowsEval = { value: false };',
  },
  {
    // Unused in pages: schemas as JSON Schema, and English messages.
    module: /zod\/v4\/classic\/schemas\.js$/,
    from: /import \* as processors from (".*?");([\s\S]*?)import \{ create\w+, create\w+ \} from ".*?to-json-schema\.js";\nimport en from .*;/,
    to: `import { aggregateChecks } from $1;$2const processors = { aggregateChecks };
const createToJSONSchemaMethod = () => undefined, createStandardJSONSchemaMethod = createToJSONSchemaMethod;
const en = () => ({});`,
  },
];

/**
 * Adapts libraries to pages that allow neither style elements nor `eval` (decision 26).
 * @throws Error when a library no longer contains the code to change
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
