import { readMarkdown } from '#lib/read-markdown.ts';
import { ARTICLE_REFUSALS } from '../texts.ts';

/** Returns why a text cannot be saved, or undefined. */
export function refuseMarkdown(text: string): string | undefined {
  const { refused, tooDeep } = readMarkdown(text);
  if (tooDeep) return ARTICLE_REFUSALS.deep;
  const [link] = refused;
  return link === undefined ? undefined : ARTICLE_REFUSALS.link(link);
}
