import { integer, pgTable } from 'drizzle-orm/pg-core';
import { CELLS } from '#lib/earth.ts';
import { atLeast, withinBounds } from '#platform/database/checks.ts';

/** Verified, active members of each square of 0.25°, counted each night: no request counts members, and no village shows. */
export const verifiedByCell = pgTable(
  'verified_by_cell',
  { cell: integer('cell').primaryKey(), members: integer('members').notNull() },
  (table) => [
    withinBounds('verified_by_cell_cell', [table.cell], 0, CELLS - 1),
    atLeast('verified_by_cell_members', table.members, 1),
  ],
);
