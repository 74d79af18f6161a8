import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import {
  type Absence,
  APPOINTMENT_KINDS,
  APPOINTMENT_STATES,
  type BufferMinutes,
  CANCELLED_BY,
  FACE_VERDICTS,
  MEANS,
  type Pattern,
  USUAL_BUFFER,
} from '../rules.ts';

/** Slots published by the team; free while no appointment references them. */
export const appointmentSlots = pgTable(
  'appointment_slots',
  {
    id: text('id').primaryKey(),
    /** The colleague of the slot. No foreign key: staff accounts belong to a later feature. */
    staff_id: text('staff_id').notNull(),
    /** First name that members see. */
    host_name: text('host_name').notNull(),
    kind: text('kind', { enum: APPOINTMENT_KINDS }).notNull(),
    starts_at: instant('starts_at').notNull(),
  },
  (table) => [
    oneOf('appointment_slots_kind', table.kind, APPOINTMENT_KINDS),
    unique().on(table.staff_id, table.starts_at),
    index().on(table.kind, table.starts_at),
  ],
);

/** Settings of a colleague; without a row, the defaults apply. */
export const appointmentHosts = pgTable(
  'appointment_hosts',
  {
    staff_id: text('staff_id').primaryKey(),
    buffer_minutes: smallint('buffer_minutes').$type<BufferMinutes>().notNull().default(USUAL_BUFFER),
    patterns: jsonb('patterns').$type<Pattern[]>().notNull().default([]),
    absences: jsonb('absences').$type<Absence[]>().notNull().default([]),
    /** SHA-256 of the secret in the address of their calendar. */
    calendar_hash: text('calendar_hash').unique(),
  },
  (table) => [atLeast('appointment_hosts_buffer', table.buffer_minutes, 0)],
);

/** Appointments of members, with their outcome. */
export const appointments = pgTable(
  'appointments',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    /** Null once cancelled. A slot has at most one appointment. */
    slot_id: text('slot_id')
      .unique()
      .references(() => appointmentSlots.id, { onDelete: 'set null' }),
    staff_id: text('staff_id').notNull(),
    host_name: text('host_name').notNull(),
    kind: text('kind', { enum: APPOINTMENT_KINDS }).notNull(),
    starts_at: instant('starts_at').notNull(),
    state: text('state', { enum: APPOINTMENT_STATES }).notNull(),
    means: text('means', { enum: MEANS }).notNull(),
    /** Given for this appointment only, and erased the day after. */
    phone: text('phone'),
    /** Incremented with every move: the SEQUENCE of the calendar entry. */
    revision: smallint('revision').notNull().default(0),
    /** When it was booked or last moved. */
    settled_at: instant('settled_at').notNull(),
    /** Verdict of a verification. */
    face: text('face', { enum: FACE_VERDICTS }),
    cancelled_by: text('cancelled_by', { enum: CANCELLED_BY }),
    /** When both participants first connected, and the window in which each of them joined. */
    began_at: instant('began_at'),
    member_seat: text('member_seat'),
    staff_seat: text('staff_seat'),
    /** Visible to matchmakers and coaches; part of the member’s data archive. */
    note: text('note'),
    noted_at: instant('noted_at'),
  },
  (table) => [
    oneOf('appointments_kind', table.kind, APPOINTMENT_KINDS),
    oneOf('appointments_state', table.state, APPOINTMENT_STATES),
    oneOf('appointments_means', table.means, MEANS),
    oneOf('appointments_face', table.face, FACE_VERDICTS),
    oneOf('appointments_cancelled_by', table.cancelled_by, CANCELLED_BY),
    atLeast('appointments_revision', table.revision, 0),
    index().on(table.user_id),
    index().on(table.staff_id, table.starts_at),
    index().on(table.starts_at),
    index('appointments_phones').on(table.starts_at).where(sql`${table.phone} IS NOT NULL`),
  ],
);
