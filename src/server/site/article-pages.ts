import type { DrawnBlog } from '#lib/public-articles.ts';
import type { DrawnSlots } from '#lib/public-people.ts';

/** A text of the build, with the parts that only this one has. */
export interface PageText {
  file: string;
  text: string;
  slots: DrawnSlots;
}

const ARTICLE = /^blog\/([\w-]+)\/index\.html$/;
const FEED = /<item>.*<\/item>/s;
const MAP = /(<url><loc>[^<]*\/blog\/[^<]*<\/loc>.*?<\/url>)+/s;

/** Feed and map of the site are written by packages that know no slots. */
export function withArticleSlots(file: string, text: string): string {
  if (file.endsWith('rss.xml')) return text.replace(FEED, slot('article-feed'));
  return file.startsWith('sitemap-') ? text.replace(MAP, slot('article-map')) : text;
}

function slot(name: string) {
  return (built: string) => `<server-slot name="${name}">${built}</server-slot>`;
}

/** The pages of the stored articles, made from a built one, take the place of those of the build. */
export function withArticles(
  pages: readonly PageText[],
  articles: DrawnBlog['pages'] | undefined,
): PageText[] {
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
