import { ARTICLE_FORMATS, BLOG_TOPICS } from '#lib/article-topics.ts';
import type { PublicArticle } from '#lib/public-articles.ts';

const files = import.meta.glob<string>('../../../content/blog/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Lists the articles of « Blog conseils » (spec 2 §2) in the build, newest first. A new database starts with them. */
export function listBuiltArticles(): PublicArticle[] {
  return Object.entries(files)
    .map(([path, file]) => read(path.replace(/^.*\/|\.md$/g, ''), file))
    .sort((a, b) => b.article.date.localeCompare(a.article.date) || b.id - a.id)
    .map(({ article }) => article);
}

/** @throws Error when the file lacks a field, or has an unknown value */
function read(slug: string, file: string): { id: number; article: PublicArticle } {
  const [, head = '', text = ''] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(file) ?? [];
  const fields = new Map(
    Array.from(head.matchAll(/^(\w+): (?:'(.*)'|(.*))$/gm), ([, name = '', quoted, plain = '']) => [
      name,
      quoted?.replaceAll("''", "'") ?? plain,
    ]),
  );
  const field = (name: string) => present(fields.get(name), slug, name);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    present(
      values.find((value) => value === field(name)),
      slug,
      name,
    );
  const article = {
    slug,
    text: text.trim(),
    author: '',
    title: field('title'),
    excerpt: field('excerpt'),
    date: field('date'),
    updated: field('updated'),
    topic: oneOf('topic', BLOG_TOPICS),
    format: oneOf('format', ARTICLE_FORMATS),
    scene: slug,
  };
  return { id: Number(field('id')), article };
}

function present<Value>(value: Value | undefined, slug: string, name: string): Value {
  if (value === undefined) throw new Error(`content/blog/${slug}.md: its ${name} is missing or unknown`);
  return value;
}
