import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { isAppPath } from '#lib/app-paths.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { DEMONSTRATION_MARK } from '#lib/product.ts';
import type { DrawnBlog } from '#lib/public-articles.ts';
import type { DrawnSlots } from '#lib/public-people.ts';
import { nameRoute } from '#platform/request-scope.ts';
import { appShells } from './app-shells.ts';
import { type Document, give, htmlDocument, textDocument } from './document.ts';
import { fillPage, type PageFacts } from './fill-page.ts';
import { AS_BUILT, type PageContent } from './page-content.ts';
import { readScriptManifest } from './script-manifest.ts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;
/** File types that the server fills, and therefore serves from memory. */
const FILLED = { html: 'text/html', xml: 'application/xml', txt: 'text/plain' };

export type BuiltPages = { routes: Hono };

export interface BuiltFolders {
  site: string;
  app: string;
}

interface SiteFacts {
  /** Public address of the site, without a trailing slash. */
  origin: string;
  facts: PageFacts;
  /** The current content of the database; the same object until it changes. */
  content: () => Promise<PageContent>;
}

/**
 * Serves the built site: static pages, the shell of the member area, a real 404 for the rest.
 * @throws Error when a folder is missing, or a page refers to an unknown fact
 */
export function builtPages(folders: BuiltFolders, { origin, facts, content }: SiteFacts): BuiltPages {
  const written = readFileSync(join(folders.app, 'index.html'), 'utf8');
  const marked = facts.DEMONSTRATION ? written.replace('<html', `<html ${DEMONSTRATION_MARK}`) : written;
  const shellOf = appShells(fillPage(marked, origin, facts), readScriptManifest(folders.app), notForSearch);
  const texts = readTexts(folders.site);
  const fill = ({ facts: today, slots, articles }: PageContent) =>
    makeDocuments(withArticles(texts, articles), origin, (page) =>
      fillPage(page.text, origin, { ...facts, ...today }, { ...slots, ...page.slots }),
    );
  let filled = { content: AS_BUILT, documents: fill(AS_BUILT) };
  const missing = htmlDocument(filled.documents.get('/404')?.text ?? '', notForSearch);
  const routes = new Hono();
  routes.use('/assets/*', kept);
  routes.get('*', async (context, next) => {
    const path = context.req.path.replace(/\/$/, '') || '/';
    if (path.endsWith('/index.html'))
      return context.redirect(path.slice(0, -'/index.html'.length) || '/', 301);
    const today = await content();
    if (today !== filled.content) filled = { content: today, documents: fill(today) };
    const document = path === '/404' ? undefined : filled.documents.get(path);
    if (document) nameRoute(path);
    if (document) return give(context, document);
    if (isAppPath(path)) return give(context, shellOf(path, context.req.header('cookie')));
    // The desk has its own page for an unknown address.
    if (path.startsWith(`${DESK_PATH}/`)) return give(context, shellOf(path), 404);
    return next();
  });
  for (const root of [folders.site, folders.app]) routes.use('*', filesOf(root));
  routes.get('*', (context) => give(context, missing, 404));
  return { routes };
}

/** Search engines need no addresses of the member area, or missing ones. */
const notForSearch = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

function readTexts(root: string): PageText[] {
  if (!existsSync(root)) throw new Error(`No built site in ${root}: run the build first`);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const text = files.filter((file) => (file.split('.').at(-1) ?? '') in FILLED);
  return text.map((file) => ({
    file,
    text: withArticleSlots(file, readFileSync(join(root, file), 'utf8')),
    slots: {},
  }));
}

/** Maps files to paths: `about/index.html` is `/about`, and `404.html` is `/404`. */
function makeDocuments(
  texts: readonly PageText[],
  origin: string,
  fill: (page: PageText) => string,
): Map<string, Document> {
  const documents = texts.map((page): [string, Document] => {
    const { file } = page;
    if (file.endsWith('.html')) {
      const path = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
      return [path, pageDocument(fill(page), `${origin}${path}`)];
    }
    const type = file.endsWith('rss.xml') ? 'application/rss+xml' : typeOf(file);
    const cache = { 'cache-control': `public, max-age=${HOUR_SECONDS}` };
    return [`/${file}`, textDocument(fill(page), `${type}; charset=utf-8`, cache)];
  });
  const pages = new Map(documents);
  const map = pages.get('/sitemap-0.xml');
  if (map) pages.set('/sitemap.xml', map);
  return pages;
}

function typeOf(file: string): string {
  return file.endsWith('.xml') ? FILLED.xml : FILLED.txt;
}

/** Adds the canonical address, except on pages hidden from search engines. */
function pageDocument(text: string, address: string): Document {
  const cache = { 'cache-control': 'no-cache' };
  if (text.includes('content="noindex"')) return htmlDocument(text, cache);
  return htmlDocument(text, { ...cache, link: `<${address}>; rel="canonical"` });
}

/**
 * Serves files without slots, by their full name: a page removed from the site must not come from its folder. Hono does
 * not know the type of captions, and `nosniff` stops browsers from guessing.
 */
function filesOf(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (context, next) => {
    const extension = /\.(\w+)$/.exec(context.req.path)?.[1];
    if (extension === undefined || extension in FILLED) return next();
    const answer = await serve(context, next);
    if (answer?.ok && extension === 'vtt') answer.headers.set('content-type', 'text/vtt; charset=utf-8');
    return answer;
  };
}

/** The name of an asset contains its hash. */
const kept: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.ok) context.res.headers.set('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
};

/** A text of the build, with slots that only it has. */
interface PageText {
  file: string;
  text: string;
  slots: DrawnSlots;
}

const ARTICLE = /^blog\/([\w-]+)\/index\.html$/;
const FEED = /<item>.*<\/item>/s;
const MAP = /(<url><loc>[^<]*\/blog\/[^<]*<\/loc>.*?<\/url>)+/s;

/** Feed and sitemap are written by packages that know no slots. */
function withArticleSlots(file: string, text: string): string {
  if (file.endsWith('rss.xml')) return text.replace(FEED, slot('article-feed'));
  return file.startsWith('sitemap-') ? text.replace(MAP, slot('article-map')) : text;
}

function slot(name: string) {
  return (built: string) => `<server-slot name="${name}">${built}</server-slot>`;
}

/** Replaces the articles of the build by pages of the stored articles, made from a built one. */
function withArticles(pages: readonly PageText[], articles: DrawnBlog['pages'] | undefined): PageText[] {
  const built = pages.find(({ file }) => ARTICLE.test(file));
  if (!articles || !built) return [...pages];
  const path = `/blog/${ARTICLE.exec(built.file)?.[1]}`;
  return [
    ...pages.filter(({ file }) => !ARTICLE.test(file)),
    ...articles.map(({ slug, slots }) => ({
      file: `blog/${slug}/index.html`,
      text: built.text.replaceAll(`"${path}"`, `"/blog/${slug}"`),
      slots,
    })),
  ];
}
