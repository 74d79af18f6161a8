import { clearFreeSlots } from '#desk/staff/server/shared/clear-free-slots.ts';
import { auditBy } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { listColleaguesWith } from '#desk/staff/server/store.ts';
import { versionOf } from '#lib/version-of.ts';
import { safeBookingUrl, safePhotoUrl } from '#member/coaches/rules.ts';
import {
  changeCard,
  findCoachOfStaff,
  listCoaches,
  type StoredCoach,
  saveCoach,
  setCoachShown,
} from '#member/coaches/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite, type SaveErrors, versioned } from '#platform/versions.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { type DeskCoach, deskContentContract, type EditedCoachCard, type SavedCoach } from '../contract.ts';
import { handOverMembers, publishContent } from './after-change.ts';
import {
  dropPicture,
  listTeamMembers,
  listTestimonials,
  type StoredTeamMember,
  type StoredTestimonial,
  saveTeamMember,
  saveTestimonial,
} from './store.ts';

const api = implementContract(deskContentContract);
const door = requireStaff('admin');

const shownMember = ({ publisher_town, photo_url, ...member }: StoredTeamMember) => ({
  name: member.name,
  role: member.role,
  line: member.line,
  publisherTown: publisher_town,
  shown: member.shown,
  example: member.example,
  photoUrl: safePhotoUrl(photo_url),
});

const team = api.team.use(door).handler(async ({ context }) => {
  const members = await listTeamMembers(context.services.db);
  return members.map((member) => ({ id: member.id, ...versioned(shownMember(member)) }));
});

const saveTeamMemberRoute = api.saveTeamMember
  .use(door)
  .handler(({ context, input: { id, version: read, ...typed }, errors }) => {
    const subject = { kind: 'content', id } as const;
    const { photoUrl, publisherTown, ...texts } = typed;
    const columns = { ...texts, publisher_town: publisherTown, photo_url: photoUrl };
    return savePerson(
      context,
      errors,
      { action: 'content.team', subject, read, typed, list: listTeamMembers, shown: shownMember },
      (tx, { position }) => saveTeamMember(tx, { id, ...columns, position }),
    );
  });

function shownTestimonial({ photo_url, first_name, consented_on, ...row }: StoredTestimonial) {
  const { text, young, proof, shown, example } = row;
  const person = { photoUrl: safePhotoUrl(photo_url), shown, example };
  return { ...person, text, firstName: first_name, young, consentedOn: consented_on, proof };
}

const testimonials = api.testimonials.use(door).handler(async ({ context }) => {
  const rows = await listTestimonials(context.services.db);
  return rows.map((row) => ({ id: row.id, ...versioned(shownTestimonial(row)) }));
});

const saveTestimonialRoute = api.saveTestimonial
  .use(door)
  .handler(({ context, input: { id, version: read, ...typed }, errors }) => {
    const subject = { kind: 'content', id } as const;
    const { photoUrl, firstName, consentedOn, ...texts } = typed;
    const columns = { ...texts, first_name: firstName, consented_on: consentedOn, photo_url: photoUrl };
    return savePerson(
      context,
      errors,
      {
        action: 'content.testimonial',
        subject,
        read,
        typed,
        list: listTestimonials,
        shown: shownTestimonial,
      },
      (tx, { position }) => saveTestimonial(tx, { id, ...columns, position }),
    );
  });

const coaches = api.coaches.use(requireStaff('admin')).handler(async ({ context: { services } }) => {
  return {
    coaches: (await listCoaches(services.db)).map(asSeen),
    colleagues: await listColleaguesWith(services.db, ['coach']),
  };
});

const saveCoachRoute = api.saveCoach
  .use(requireStaff('admin'))
  .handler(({ context, input: { id, version: read, ...typed }, errors }) => {
    const { example, staffId, ...card } = typed;
    const subject = { kind: 'coach', id } as const;
    return savePerson(
      context,
      errors,
      { action: 'content.coach', subject, read, typed, list: listCoaches, shown: shownCard },
      async (tx, { rows, position }) => {
        if (staffId !== null && rows.some((one) => one.staff_id === staffId && one.id !== id))
          throw errors.TAKEN();
        await saveCoach(tx, { id, ...columnsOf(card), example, staff_id: staffId, position });
        await clearFreeSlots(tx, context.services);
      },
    );
  });

const showCoach = api.showCoach
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { id, shown, successor }, errors }) => {
    const action = shown ? 'content.coach-shown' : 'content.coach-hidden';
    await write(context, {
      lock: (tx) => lockName(tx, `coach:${id}`),
      async change({ tx, now }) {
        const coach = (await listCoaches(tx)).find((one) => one.id === id);
        if (!coach) throw errors.NOT_FOUND();
        if (coach.shown === shown) return UNCHANGED;
        if (!shown && !(await handOverMembers(tx, id, successor, now))) throw errors.HAS_MEMBERS();
        return setCoachShown(tx, id, shown);
      },
      audit: auditBy(context.staff, { action, subject: { kind: 'coach', id } }),
      publish: publishContent,
    });
  });

const ownCard = api.ownCard.use(requireStaff('coach')).handler(async ({ context, errors }) => {
  const { services, staff } = context;
  const coach = await findCoachOfStaff(services.db, staff.id);
  if (!coach) throw errors.NOT_FOUND();
  return asSeen(coach);
});

const saveOwnCard = api.saveOwnCard
  .use(requireStaff('coach'))
  .handler(async ({ context, input: { version: read, ...card }, errors }) => {
    const { services, staff } = context;
    const own = await findCoachOfStaff(services.db, staff.id);
    if (!own) throw errors.NOT_FOUND();
    let version = '';
    await write(context, {
      lock: (tx) => lockName(tx, `coach:${own.id}`),
      async change({ tx }) {
        const coach = await findCoachOfStaff(tx, staff.id);
        if (coach?.id !== own.id) throw errors.NOT_FOUND();
        const stored = shownCard(coach);
        const typed = { ...stored, ...card };
        version = versionOf(typed);
        if (!mayWrite(errors, { read, stored, typed })) return UNCHANGED;
        await changeCard(tx, own.id, columnsOf(card));
        if (coach.photo_url !== card.photoUrl) await dropPicture(tx, coach.photo_url);
      },
      audit: auditBy(staff, { action: 'content.coach', subject: { kind: 'coach', id: own.id } }),
      publish: publishContent,
    });
    return { version };
  });

function columnsOf(card: EditedCoachCard) {
  return {
    first_name: card.firstName,
    last_name: card.lastName,
    specialty: card.specialty,
    bio: card.bio,
    tags: card.tags,
    email: card.email,
    phone: card.phone || null,
    calendly: card.bookingUrl || null,
    photo_url: card.photoUrl,
  };
}

/** Form values of a card. */
function shownCard(coach: StoredCoach): SavedCoach {
  return {
    firstName: coach.first_name,
    lastName: coach.last_name,
    specialty: coach.specialty,
    bio: coach.bio,
    tags: coach.tags,
    email: coach.email,
    phone: coach.phone ?? '',
    bookingUrl: safeBookingUrl(coach.calendly) ?? '',
    photoUrl: safePhotoUrl(coach.photo_url),
    example: coach.example,
    staffId: coach.staff_id,
  };
}

function asSeen(coach: StoredCoach): DeskCoach {
  const { id, shown, members } = coach;
  return { id, shown, members, ...versioned(shownCard(coach)) };
}

type Listed = { id: string; position: number; photo_url: string | null };
type Shown = { photoUrl: string | null };

interface PersonSave<Row, Typed> {
  action: 'content.coach' | 'content.team' | 'content.testimonial';
  subject: { kind: 'coach' | 'content'; id: string };
  /** The version that the form loaded. */
  read: string | null;
  typed: Typed;
  list: (tx: Database) => Promise<Row[]>;
  /** Maps a stored row to form values. */
  shown: (row: Row) => Typed;
}

/** Saves an entry at its place in the list (a new one last), and deletes the picture that it no longer uses. */
async function savePerson<Row extends Listed, Typed extends Shown>(
  context: { services: Services; staff: { id: string } },
  errors: SaveErrors,
  { action, subject, read, typed, list, shown }: PersonSave<Row, Typed>,
  save: (tx: Database, known: { rows: Row[]; position: number }) => Promise<unknown>,
): Promise<{ version: string }> {
  await write(context, {
    lock: (tx) => lockName(tx, `${subject.kind}:${subject.id}`),
    async change({ tx }) {
      const rows = await list(tx);
      const former = rows.find(({ id }) => id === subject.id);
      if (!mayWrite(errors, { read, stored: former && shown(former), typed })) return UNCHANGED;
      await save(tx, { rows, position: former?.position ?? (rows.at(-1)?.position ?? -1) + 1 });
      if (former && former.photo_url !== typed.photoUrl) await dropPicture(tx, former.photo_url);
    },
    audit: auditBy(context.staff, { action, subject }),
    publish: publishContent,
  });
  return { version: versionOf(typed) };
}

export const peopleRoutes = {
  team,
  saveTeamMember: saveTeamMemberRoute,
  testimonials,
  saveTestimonial: saveTestimonialRoute,
};

export const coachRoutes = { coaches, saveCoach: saveCoachRoute, showCoach, ownCard, saveOwnCard };
