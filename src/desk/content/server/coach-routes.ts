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
  setCoachShown,
  saveCoach as storeCoach,
} from '#member/coaches/server/store.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { mayWrite, versioned } from '#platform/versions.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { type DeskCoach, deskContentContract, type EditedCoachCard, type SavedCoach } from '../contract.ts';
import { handOverMembers } from './hand-over.ts';
import { dropPicture } from './picture-store.ts';
import { publishContent } from './publish-content.ts';
import { savePerson } from './save-person.ts';

const api = implementContract(deskContentContract);

const coaches = api.coaches.use(requireStaff('admin')).handler(async ({ context: { services } }) => {
  return {
    coaches: (await listCoaches(services.db)).map(asSeen),
    colleagues: await listColleaguesWith(services.db, ['coach']),
  };
});

const saveCoach = api.saveCoach
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
        await storeCoach(tx, { id, ...columnsOf(card), example, staff_id: staffId, position });
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
    return { done: true };
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

/** What the form of a card shows. */
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

export const coachRoutes = { coaches, saveCoach, showCoach, ownCard, saveOwnCard };
