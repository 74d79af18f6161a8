import { readMarkdown } from '#lib/read-markdown.ts';
import { ARTICLE_REFUSALS } from '../texts.ts';

/** Why a text cannot be saved, if so. */
export function refuseMarkdown(text: string): string | undefined {
  const [link] = readMarkdown(text).refused;
  return link === undefined ? undefined : ARTICLE_REFUSALS.link(link);
}
