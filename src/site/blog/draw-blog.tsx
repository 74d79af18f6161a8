import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blogPath, type DrawBlog, type PublicArticle } from '#lib/public-articles.ts';
import { DocumentHead } from '../layouts/document-head.tsx';
import { publicAddress } from '../shared/structured-data.ts';
import { ArticleCards } from './article-card.tsx';
import { ArticleLinks } from './article-links.tsx';
import { ArticlePage } from './article-page.tsx';
import { articleFacts } from './reading-facts.tsx';

/** Renders the blog from articles stored at the desk, with the components of the build. */
export const drawBlog: DrawBlog = (articles) => ({
  lists: {
    'article-cards': html(<ArticleCards articles={articles} />),
    'article-links': html(<ArticleLinks articles={articles} />),
    'article-feed': articles.map(feedItem).join(''),
    'article-map': articles.map(mapEntry).join(''),
  },
  pages: articles.map((article, place) => ({
    slug: article.slug,
    slots: {
      'article-head': html(<DocumentHead {...articleFacts(article)} path={blogPath(article.slug)} />),
      article: html(<ArticlePage article={article} next={articles[(place + 1) % articles.length]} />),
    },
  })),
});

/** Removes the picture preloads that React puts first: the browser finds the pictures soon enough. */
function html(part: ReactElement): string {
  return renderToStaticMarkup(part).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

/** Same output as `@astrojs/rss` in the build. */
function feedItem({ slug, title, excerpt, date, topic }: PublicArticle): string {
  const address = publicAddress(blogPath(slug));
  const day = new Date(date).toUTCString();
  return `<item><title>${escaped(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><description>${escaped(excerpt)}</description><pubDate>${day}</pubDate><category>${topic}</category></item>`;
}

/** Same output as `@astrojs/sitemap` in the build. */
function mapEntry({ slug, date }: PublicArticle): string {
  const day = new Date(date).toISOString();
  return `<url><loc>${publicAddress(blogPath(slug))}</loc><lastmod>${day}</lastmod></url>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
