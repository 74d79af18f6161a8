import { existsSync, readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { devProxy, redirectToOther } from './scripts/dev-servers.ts';
import { quietLibraries } from './scripts/strict-pages/quiet-libraries.ts';
import { PLACEHOLDER_ORIGIN } from './src/lib/placeholders.ts';
import { keepWordsInMarkdown, labelTables } from './src/site/shared/markdown-plugins.ts';

const HIDDEN = ['/cookies', '/hors-ligne'];

function isListed(address: string): boolean {
  return !HIDDEN.includes(new URL(address).pathname);
}

/** Adds the date of an article to its entry in the sitemap. */
function withDay(page: SitemapItem): SitemapItem {
  const text = `content${new URL(page.url).pathname}.md`;
  const day = existsSync(text) ? /^date: (.+)$/m.exec(readFileSync(text, 'utf8'))?.[1] : undefined;
  return day ? { ...page, lastmod: day } : page;
}

/** Bundles for every page, every island and every form: few files, since twenty small ones compress a third less. */
const GROUPS = [
  {
    name: 'page',
    test: /vite\/preload-helper|src\/(site\/scripts\/(?!motion)|browser\/(session\/(who|session-channel)|storage|offline)|identity\/ad-measurement\/|member\/support-chat\/rules|lib\/(paths|unread-sentence)|ui\/(focus-behind|page\/main-id)).*\.ts$/,
  },
  {
    name: 'ilots',
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|src\/ui\/(button|button-style|class-names|link|card|spinner|field|light-icons)\.tsx?|src\/browser\/use-alive/,
  },
  {
    name: 'formulaires',
    test: /src\/(ui\/(text-area|text-field|select-field|alert|honeypot-field)|browser\/api\/send-form)\.tsx?/,
  },
  {
    name: 'test-amoureux',
    test: /src\/(ui\/stepper|site\/love-test\/love-test(-question|-subjects|-arrival)?|member\/questionnaires\/web\/shared\/kept-answers)\.tsx?/,
  },
];

/** Adds `client:press` for islands that hydrate on the first press. */
const clientPress: AstroIntegration = {
  name: 'client-press',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'press', entrypoint: './src/site/client-press.ts' }),
  },
};

/**
 * Removes the preload helper from dynamic imports of islands: the page has already fetched most of their imports, and
 * the helper weighs as much as a small island.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load(id: string) {
    return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined;
  },
} as const;

/** The public site: static pages, in which the server inserts its facts when it starts (D25). */
export default defineConfig({
  site: PLACEHOLDER_ORIGIN,
  srcDir: 'src/site',
  outDir: 'build/site',
  publicDir: 'src/site/public',
  trailingSlash: 'never',
  build: { assets: 'assets', inlineStylesheets: 'never' },
  integrations: [react(), sitemap({ filter: isListed, serialize: withDay }), clientPress],
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      features: { headingAttributes: true, smartPunctuation: false },
      hastPlugins: [labelTables, keepWordsInMarkdown],
    }),
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [redirectToOther('site'), tailwindcss(), plainImports, quietLibraries()],
    build: { assetsInlineLimit: 0, modulePreload: false },
    server: { proxy: devProxy },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } },
    },
  },
});
