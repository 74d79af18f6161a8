import type { PublicArticle } from '#lib/public-articles.ts';
import { readMarkdown } from '#lib/read-markdown.ts';
import { Markdown } from '#ui/markdown.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleHead } from './article-head.tsx';
import { NextArticle } from './next-article.tsx';
import { findSources } from './sources.ts';

/** @param props.next missing when there is no other article */
export function ArticlePage({ article, next }: { article: PublicArticle; next: PublicArticle | undefined }) {
  const { nodes, parts } = readMarkdown(article.text);
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <ArticleBody parts={parts} sources={findSources(article.text)}>
          <Markdown nodes={nodes} />
        </ArticleBody>
      </article>
      {next && next !== article ? <NextArticle article={next} /> : null}
    </>
  );
}
