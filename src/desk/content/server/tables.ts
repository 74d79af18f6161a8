import { sql } from 'drizzle-orm';
import { boolean, check, customType, date, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ARTICLE_FORMATS, BLOG_TOPICS } from '#lib/article-topics.ts';
import { MAX_POSITION } from '#member/coaches/rules.ts';
import { oneOf, withinBounds } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';

const shownPerson = () => ({
  id: text('id').primaryKey(),
  photo_url: text('photo_url'),
  position: smallint('position').notNull().default(0),
  shown: boolean('shown').notNull().default(true),
  /** Fictional (D24). */
  example: boolean('example').notNull().default(false),
});

/** The team as listed on « Qui sommes-nous ? ». */
export const publicTeam = pgTable(
  'public_team',
  {
    ...shownPerson(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    line: text('line').notNull().default(''),
    /** Town of the publisher, named on the home page; empty for everyone else. */
    publisher_town: text('publisher_town').notNull().default(''),
  },
  (table) => [withinBounds('public_team_position', [table.position], 0, MAX_POSITION)],
);

/** Quotes published with consent, or marked as examples. */
export const testimonials = pgTable(
  'testimonials',
  {
    ...shownPerson(),
    text: text('text').notNull(),
    first_name: text('first_name').notNull(),
    /** Whether it also appears on the page for ages 25 to 35. */
    young: boolean('young').notNull().default(false),
    consented_on: date('consented_on'),
    /** Where the consent is stored: « e-mail du 3 novembre », never its text. */
    proof: text('proof').notNull().default(''),
  },
  (table) => [
    withinBounds('testimonials_position', [table.position], 0, MAX_POSITION),
    check(
      'testimonials_consent',
      sql`${table.example} OR (${table.consented_on} IS NOT NULL AND ${table.proof} <> '')`,
    ),
  ],
);

/** Blog articles, including those of the build. */
export const articles = pgTable(
  'articles',
  {
    id: text('id').primaryKey(),
    /** Last segment of the URL. */
    slug: text('slug').notNull().unique(),
    /** Set once the article was public, since links may lead to it. */
    address_fixed: boolean('address_fixed').notNull().default(false),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Markdown. */
    text: text('text').notNull(),
    topic: text('topic', { enum: BLOG_TOPICS }).notNull(),
    format: text('format', { enum: ARTICLE_FORMATS }).notNull(),
    /** Name of the illustration. */
    scene: text('scene').notNull(),
    /** Empty when the team signs the article. */
    author: text('author').notNull().default(''),
    published: boolean('published').notNull().default(false),
    /** Also the date displayed on the page. */
    publish_at: instant('publish_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    oneOf('articles_topic', table.topic, BLOG_TOPICS),
    oneOf('articles_format', table.format, ARTICLE_FORMATS),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Only a few dozen, hence stored in the database. */
export const publicPictures = pgTable('public_pictures', {
  /** Unguessable part of the URL. */
  id: text('id').primaryKey(),
  webp: bytes('webp').notNull(),
  created_at: instant('created_at').notNull(),
});
