import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { atLeast, oneOf, withinBounds } from '#platform/database/checks.ts';
import { instant, memberKey, ofMember } from '#platform/database/tables.ts';
import {
  FOUNDING_MEMBERS,
  MAX_PRICE_CENTS,
  MAX_QUESTION_POSITION,
  OFFER_KEYS,
  SOLD_SERVICES,
} from '../rules.ts';

/** A single-row counter of founding places, never decremented when a member leaves (D23). */
export const foundingPlaces = pgTable(
  'founding_places',
  { id: smallint('id').primaryKey(), taken: integer('taken').notNull() },
  (table) => [
    check('founding_places_single', sql`${table.id} = 1`),
    withinBounds('founding_places_taken', [table.taken], 0, FOUNDING_MEMBERS),
  ],
);

export const foundingMembers = pgTable('founding_members', {
  id: memberKey(),
  joined_at: instant('joined_at').notNull(),
});

/** Prices and offers changed at the desk; without a row, the content’s apply (D23). */
export const offers = pgTable(
  'offers',
  {
    key: text('key', { enum: OFFER_KEYS }).primaryKey(),
    price_cents: integer('price_cents').notNull(),
    today: text('today').notNull(),
    until_day: date('until_day'),
  },
  (table) => [
    oneOf('offers_key', table.key, OFFER_KEYS),
    withinBounds('offers_price', [table.price_cents], 0, MAX_PRICE_CENTS),
  ],
);

/** Questions of « Nos services », those of the build included. */
export const serviceQuestions = pgTable(
  'service_questions',
  {
    id: text('id').primaryKey(),
    question: text('question').notNull(),
    /** Markdown. */
    answer: text('answer').notNull(),
    position: smallint('position').notNull().default(0),
    shown: boolean('shown').notNull().default(true),
  },
  (table) => [withinBounds('service_questions_position', [table.position], 0, MAX_QUESTION_POSITION)],
);

/** Empty until a payment provider writes here: the site sells no services today. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    service: text('service', { enum: SOLD_SERVICES }).notNull(),
    price_cents: integer('price_cents').notNull(),
    ordered_at: instant('ordered_at').notNull(),
    withdrawn_at: instant('withdrawn_at'),
  },
  (table) => [
    oneOf('orders_service', table.service, SOLD_SERVICES),
    atLeast('orders_price', table.price_cents, 0),
    index().on(table.user_id),
    index('orders_ordered_at').on(table.ordered_at).concurrently(),
  ],
);
