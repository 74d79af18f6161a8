import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { readMarkdown } from '#lib/read-markdown.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskContentContract } from '../contract.ts';
import { articleState, isAddressFixed } from '../rules.ts';
import { ARTICLE_REFUSALS } from '../texts.ts';
import { findArticle, isSlugTaken, listArticles, saveArticle as storeArticle } from './article-store.ts';
import { changeContent } from './change-content.ts';

const api = implementContract(deskContentContract);

const articles = api.articles.use(requireStaff('admin')).handler(async ({ context: { services } }) => {
  const now = services.clock.now();
  return (await listArticles(services.db)).map(({ publish_at, updated_at, ...row }) => ({
    ...row,
    state: articleState({ ...row, publish_at }, now),
    publishAt: publish_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }));
});

const article = api.article
  .use(requireStaff('admin'))
  .handler(async ({ context: { services }, input: { id }, errors }) => {
    const stored = await findArticle(services.db, id);
    if (!stored) throw errors.NOT_FOUND();
    const { publish_at, updated_at, address_fixed, ...row } = stored;
    const now = services.clock.now();
    return {
      ...row,
      day: parisDay(publish_at),
      time: parisTime(publish_at),
      state: articleState(stored, now),
      addressFixed: isAddressFixed(stored, now),
    };
  });

const saveArticle = api.saveArticle
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { day, time, version, ...typed }, errors }) => {
    const refuse = (fields: Record<string, string>) => errors.INVALID_INPUT({ data: { fields } });
    const [link] = readMarkdown(typed.text).refused;
    if (link !== undefined) throw refuse({ text: ARTICLE_REFUSALS.link(link) });
    const saved = await changeContent(
      context,
      { action: 'content.article', id: typed.id },
      async (tx, now) => {
        const former = await findArticle(tx, typed.id);
        if ((former?.version ?? 0) !== version) return false;
        const fixed = former !== undefined && isAddressFixed(former, now);
        if (fixed && former.slug !== typed.slug) throw refuse({ slug: ARTICLE_REFUSALS.fixed });
        if (await isSlugTaken(tx, typed.slug, typed.id)) throw refuse({ slug: ARTICLE_REFUSALS.taken });
        const publication = { published: typed.published, publish_at: parisInstant(day, time) };
        return storeArticle(tx, {
          ...{ ...typed, ...publication, updated_at: now, version: version + 1 },
          address_fixed: isAddressFixed({ ...publication, address_fixed: fixed }, now),
        });
      },
    );
    if (saved) return { version: version + 1 };
    const now = await findArticle(context.services.db, typed.id);
    throw errors.CHANGED({ data: { version: now?.version ?? 0 } });
  });

const previewArticle = api.previewArticle
  .use(requireStaff('admin'))
  .handler(({ input: { text } }) => ({ nodes: readMarkdown(text).nodes }));

export const articleRoutes = { articles, article, saveArticle, previewArticle };
