import { and, desc, eq, ne } from 'drizzle-orm';
import { MINUTE_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import type { PublicArticle } from '#lib/public-articles.ts';
import type { Database } from '#platform/database/client.ts';
import { articleState } from '../rules.ts';
import { articles } from './tables.ts';

export type StoredArticle = typeof articles.$inferSelect;

/** Lists articles without their texts, newest first. */
export async function listArticles(db: Database) {
  const { id, title, topic, published, publish_at, updated_at } = articles;
  return db
    .select({ id, title, topic, published, publish_at, updated_at })
    .from(articles)
    .orderBy(desc(publish_at), desc(id));
}

export async function findArticle(db: Database, id: string): Promise<StoredArticle | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  return row;
}

export async function saveArticle(tx: Database, article: typeof articles.$inferInsert): Promise<void> {
  const { id, ...columns } = article;
  await tx.insert(articles).values(article).onConflictDoUpdate({ target: articles.id, set: columns });
}

/** Whether another article has this slug. */
export async function isSlugTaken(tx: Database, slug: string, id: string): Promise<boolean> {
  return (await tx.$count(articles, and(eq(articles.slug, slug), ne(articles.id, id)))) > 0;
}

/**
 * Lists published articles.
 * @returns undefined while the table is empty: the articles of the build stay
 */
export async function listPublicArticles(db: Database, now: Date): Promise<PublicArticle[] | undefined> {
  const rows = await db.select().from(articles).orderBy(desc(articles.publish_at), desc(articles.id));
  if (rows.length === 0) return undefined;
  return rows
    .filter((row) => articleState(row, now) === 'public')
    .map(({ slug, title, excerpt, text, topic, format, scene, author, publish_at, updated_at }) => ({
      slug,
      title,
      excerpt,
      text,
      topic,
      format,
      scene,
      author,
      date: parisDay(publish_at),
      updated: parisDay(new Date(Math.max(Number(updated_at), Number(publish_at)))),
    }));
}

/** Imports the articles of the build into an empty table. Safe when several nodes start at once. */
export async function importArticles(
  db: Database,
  built: readonly PublicArticle[],
  now: Date,
): Promise<void> {
  if (built.length === 0 || (await db.$count(articles)) > 0) return;
  const rows = built.map(({ date, updated, ...article }, place) => ({
    ...article,
    id: article.slug,
    address_fixed: true,
    published: true,
    // Spaced by a minute, to keep the order of the build.
    publish_at: new Date(Math.min(Date.parse(`${date}T12:00Z`), now.getTime()) - place * MINUTE_MS),
    updated_at: new Date(updated),
  }));
  await db.insert(articles).values(rows).onConflictDoNothing();
}
