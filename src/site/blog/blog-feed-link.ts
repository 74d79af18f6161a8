export const BLOG_FEED_PATH = '/blog/rss.xml';

/** How a reader of feeds finds ours from a page of the blog. */
export const blogFeedLink = {
  tagName: 'link' as const,
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blog conseils',
  href: BLOG_FEED_PATH,
};
