import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { STAFF_ROLES, type StaffRole } from '#desk/staff/rules.ts';
import { auditBy } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { ROLE_LABELS } from '#desk/staff/texts.ts';
import type { PeopleKind } from '#lib/public-people.ts';
import { iceServersFor } from '#mechanisms/calls/server/shared/ice-servers.ts';
import { deleteCoach, listCoaches, placeCoaches } from '#member/coaches/server/store.ts';
import { listQuestions, placeQuestions } from '#member/membership/server/store.ts';
import { type CropFrame, isOrderOf, PHOTO_MAX_BYTES } from '#member/photos/rules.ts';
import { framed, PHOTO_CODES } from '#member/photos/server/shared/new-photo.ts';
import { WORKSHOPS } from '#member/workshops/texts.ts';
import type { Database } from '#platform/database/client.ts';
import { folded } from '#platform/database/folded.ts';
import { lockName } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { listRequired } from '#platform/unfinished.ts';
import { type PictureRefusal, unpackPicture } from '#platform/unpack-picture.ts';
import { inspectMachine, listUnsafe } from '#platform/unsafe-production.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { deskContentContract } from '../contract.ts';
import type { ListKind } from '../rules.ts';
import { handOverMembers, publishContent } from './after-change.ts';
import { articleRoutes } from './article-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { coachRoutes, peopleRoutes } from './people-routes.ts';
import { listInvented, readPublicPeople } from './public-people.ts';
import {
  deleteRow,
  dropForgottenPictures,
  dropPicture,
  insertPublicPicture,
  listTeamMembers,
  listTestimonials,
  pictureUrl,
  placeTeamMembers,
  placeTestimonials,
} from './store.ts';
import { publicTeam, testimonials } from './tables.ts';

const api = implementContract(deskContentContract);

/** Lists required items first, then recommended ones; an item that production would refuse is never done. */
const opening = api.opening.use(requireStaff('admin')).handler(async ({ context }) => {
  const { db, env, clock } = context.services;
  const now = clock.now();
  const invented = listInvented(await readPublicPeople(db));
  const unsafe = listUnsafe(env, inspectMachine(env.DATA_DIR));
  const required = listRequired(env, invented, unsafe, now);
  const prepared = [
    ...(await readReadiness(db, now)),
    { about: 'DANGER_CONTACTS', done: env.DANGER_CONTACTS.length > 0, details: [] },
    { about: 'TURN_URL', done: env.TURN_URL !== undefined, details: [] },
  ];
  return [
    ...required.map((check) => ({ ...check, required: true })),
    ...prepared.map((check) => ({ ...check, required: false })),
  ];
});

/** Returns the same TURN credentials as joining a call does; the opening checklist tests them. */
const relay = api.relay.use(requireStaff('admin')).handler(({ context: { services, staff } }) => {
  const { env, secret, clock } = services;
  return { iceServers: iceServersFor(env, { secret, member: staff.id, now: clock.now() }) };
});

/** Stored before its card is saved; an unused picture is deleted after a day. */
const addPicture = api.addPicture
  .use(requireStaff('admin', 'coach'))
  .handler(async ({ context, input, errors }) => {
    await enforceRateLimit(context, errors, LIMITS.deskPictures, context.staff.id);
    if (input.photo.size > PHOTO_MAX_BYTES) throw errors.PHOTO_TOO_LARGE();
    const bytes = new Uint8Array(await input.photo.arrayBuffer());
    const webp = refuse(await encodePicture(bytes, input.frame), PHOTO_CODES, errors);
    const id = randomBytes(16).toString('base64url');
    await write(context, {
      async change({ tx, now }) {
        await dropForgottenPictures(tx, now);
        await insertPublicPicture(tx, id, webp, now);
      },
      audit: auditBy(context.staff, { action: 'content.picture', subject: { kind: 'content', id } }),
      publish: publishContent,
    });
    return { url: pictureUrl(id) };
  });

/** Twice the largest display size. */
const SIZE = { width: 720, height: 900 };
const QUALITY = 80;

/**
 * Encodes 4:5 portrait WebP on white, without metadata.
 * @param frame crop of a picture that the browser could not crop itself
 */
function encodePicture(bytes: Uint8Array, frame?: CropFrame): Promise<Uint8Array | PictureRefusal> {
  return unpackPicture(bytes, (picture, size) =>
    framed(picture, size, frame)
      .resize(SIZE.width, SIZE.height, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}

type Check = { about: string; done: boolean; details: string[] };

interface Row extends Record<string, unknown> {
  /** Roles of active colleagues with a second factor. */
  roles: StaffRole[];
  /** First names of colleagues who may open appointment slots. */
  hosts: string[];
  /** Number of visible coaches, not counting examples; `faceless` names those without a picture. */
  coaches: number;
  faceless: string[];
  led: number[];
  slots: boolean;
  hours: boolean;
}

/** Returns a checklist: whether the desk is ready for the first members, and what is missing, in words. */
async function readReadiness(db: Database, now: Date): Promise<Check[]> {
  const { rows } = await db.execute<Row>(sql`
    WITH ready AS (SELECT first_name AS name, roles FROM staff WHERE disabled_at IS NULL AND totp_since IS NOT NULL),
      real AS (SELECT first_name, photo_url FROM coaches WHERE shown AND NOT example)
    SELECT ARRAY(SELECT DISTINCT unnest(roles) FROM ready) AS roles,
      ARRAY(SELECT name FROM ready WHERE roles && ARRAY['matchmaker', 'coach'] ORDER BY ${folded(sql`name`)}) AS hosts,
      (SELECT count(*)::int FROM real) AS coaches,
      ARRAY(SELECT first_name FROM real WHERE photo_url IS NULL ORDER BY ${folded(sql`first_name`)}) AS faceless,
      ARRAY(SELECT workshop_id FROM workshop_leaders) AS led,
      EXISTS (SELECT FROM appointment_slots WHERE starts_at > ${now.toISOString()}::timestamptz) AS slots,
      EXISTS (SELECT FROM support_hours) AS hours`);
  const [row] = rows;
  if (!row) throw new Error('The readiness of the desk could not be read');
  const roles = STAFF_ROLES.filter((role) => !row.roles.includes(role));
  const leaderless = WORKSHOPS.filter(({ id }) => !row.led.includes(id));
  const unless = (done: boolean, ...details: string[]) => ({ done, details: done ? [] : details });
  return [
    {
      about: 'roles',
      ...unless(
        roles.length === 0,
        `Il manque\u202f: ${inWords(roles.map((role) => ROLE_LABELS[role].toLowerCase()))}.`,
      ),
    },
    {
      about: 'pictures',
      ...unless(
        row.coaches > 0 && row.faceless.length === 0,
        ...(row.faceless.length ? [`Sans photo\u202f: ${inWords(row.faceless)}.`] : []),
      ),
    },
    {
      about: 'leaders',
      ...unless(
        leaderless.length === 0,
        `Sans personne\u202f: ${inWords(leaderless.map(({ title }) => `«\u202f${title}\u202f»`))}.`,
      ),
    },
    { about: 'slots', ...unless(row.slots, slotsNeed(row.hosts)) },
    { about: 'hours', ...unless(row.hours) },
  ];
}

/** The next step towards the first slots, from the invitation on. */
function slotsNeed(hosts: readonly string[]): string {
  if (hosts.length === 0)
    return 'Invitez d’abord une matchmaker ou un coach dans «\u202fComptes\u202f». Après sa première connexion, cette personne ouvre ses créneaux dans «\u202fRendez-vous\u202f».';
  const verb = hosts.length > 1 ? 'peuvent' : 'peut';
  return `${inWords(hosts)} ${verb} en ouvrir, dans «\u202fRendez-vous\u202f».`;
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('fr', { type: 'conjunction' }).format(names);
}

const ORDERED = {
  coaches: { list: listCoaches, place: placeCoaches },
  team: { list: listTeamMembers, place: placeTeamMembers },
  testimonials: { list: listTestimonials, place: placeTestimonials },
  questions: { list: listQuestions, place: placeQuestions },
} satisfies Record<ListKind, unknown>;

const REMOVE: Record<PeopleKind, (tx: Database, id: string) => ReturnType<typeof deleteRow>> = {
  coaches: deleteCoach,
  team: (tx, id) => deleteRow(tx, publicTeam, id),
  testimonials: (tx, id) => deleteRow(tx, testimonials, id),
};

const order = api.order
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { kind, ids }, errors }) => {
    const { list, place } = ORDERED[kind];
    await write(context, {
      lock: (tx) => lockName(tx, `content:${kind}`),
      async change({ tx }) {
        const known = (await list(tx)).map(({ id }) => id);
        if (!isOrderOf(ids, known)) throw errors.CHANGED();
        return ids.every((id, at) => id === known[at]) ? UNCHANGED : place(tx, ids);
      },
      audit: auditBy(context.staff, { action: 'content.order', subject: { kind: 'content', id: kind } }),
      publish: publishContent,
    });
  });

const remove = api.remove
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { kind, id }, errors }) => {
    const subject = { kind: kind === 'coaches' ? 'coach' : 'content', id } as const;
    await write(context, {
      lock: (tx) => lockName(tx, `${subject.kind}:${id}`),
      async change({ tx, now }) {
        if (kind === 'coaches' && !(await handOverMembers(tx, id, null, now))) throw errors.HAS_MEMBERS();
        const removed = await REMOVE[kind](tx, id);
        return removed ? dropPicture(tx, removed.photo_url) : UNCHANGED;
      },
      audit: auditBy(context.staff, { action: 'content.removed', subject }),
      publish: publishContent,
    });
  });

export const deskContentRoutes = {
  opening,
  relay,
  addPicture,
  order,
  remove,
  ...articleRoutes,
  ...coachRoutes,
  ...pageRoutes,
  ...peopleRoutes,
};
