import { auditBy } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { readMarkdown } from '#lib/read-markdown.ts';
import { versionOf } from '#lib/version-of.ts';
import { lockName } from '#platform/database/locks.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { mayWrite, versioned } from '#platform/versions.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { deskContentContract, type SavedArticle } from '../contract.ts';
import { articleState, isAddressFixed } from '../rules.ts';
import { ARTICLE_REFUSALS } from '../texts.ts';
import { publishContent } from './after-change.ts';
import { findArticle, isSlugTaken, listArticles, type StoredArticle, saveArticle } from './article-store.ts';
import { refuseMarkdown } from './check-markdown.ts';

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

function shownArticle(stored: StoredArticle): SavedArticle {
  const { title, slug, excerpt, text, topic, format, scene, author, published, publish_at } = stored;
  const texts = { title, slug, excerpt, text, topic, format, scene, author };
  return { ...texts, published, day: parisDay(publish_at), time: parisTime(publish_at) };
}

const article = api.article
  .use(requireStaff('admin'))
  .handler(async ({ context: { services }, input: { id }, errors }) => {
    const stored = await findArticle(services.db, id);
    if (!stored) throw errors.NOT_FOUND();
    const now = services.clock.now();
    const states = { state: articleState(stored, now), addressFixed: isAddressFixed(stored, now) };
    return { id, ...states, ...versioned(shownArticle(stored)) };
  });

const saveArticleRoute = api.saveArticle
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { id, version: read, ...typed }, errors }) => {
    const refuse = (fields: Record<string, string>) => errors.INVALID_INPUT({ data: { fields } });
    const refused = refuseMarkdown(typed.text);
    if (refused) throw refuse({ text: refused });
    await write(context, {
      lock: (tx) => lockName(tx, `content:${id}`),
      async change({ tx, now }) {
        const former = await findArticle(tx, id);
        const stored = former && shownArticle(former);
        if (!mayWrite(errors, { read, stored, typed })) return UNCHANGED;
        const fixed = former !== undefined && isAddressFixed(former, now);
        if (fixed && former.slug !== typed.slug) throw refuse({ slug: ARTICLE_REFUSALS.fixed });
        if (await isSlugTaken(tx, typed.slug, id)) throw refuse({ slug: ARTICLE_REFUSALS.taken });
        const { day, time, ...columns } = typed;
        const publish_at = parisInstant(day, time);
        const address_fixed = isAddressFixed(
          { published: typed.published, publish_at, address_fixed: fixed },
          now,
        );
        return saveArticle(tx, { id, ...columns, publish_at, address_fixed, updated_at: now });
      },
      audit: auditBy(context.staff, { action: 'content.article', subject: { kind: 'content', id } }),
      publish: publishContent,
    });
    return { version: versionOf(typed) };
  });

const previewArticle = api.previewArticle
  .use(requireStaff('admin'))
  .handler(({ input: { text }, errors }) => {
    const { nodes, tooDeep } = readMarkdown(text);
    if (tooDeep) throw errors.INVALID_INPUT({ data: { fields: { text: ARTICLE_REFUSALS.deep } } });
    return { nodes };
  });

export const articleRoutes = { articles, article, saveArticle: saveArticleRoute, previewArticle };
