import { versionOf } from '#lib/version-of.ts';
import { APPOINTMENTS_CHANGED } from '#member/appointments/contract.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS, liftSpent, listSpent } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite } from '#platform/versions.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { deskStaffContract } from '../contract.ts';
import { colleagueStateOf, type StaffRole } from '../rules.ts';
import { hasOtherAdmin, insertInvited, listAdmins, listColleagues, saveAccount } from './colleague-store.ts';
import { HOLDINGS, type Released } from './holdings.ts';
import { releaseWork } from './release-work.ts';
import { forgetStaffSecondFactor } from './second-factor-store.ts';
import { deleteSessionsOf } from './session-store.ts';
import { mailStaffLink } from './shared/make-staff-link.ts';
import { auditBy, recordAudit } from './shared/record-audit.ts';
import { requireStaff } from './shared/require-staff.ts';
import { findColleague } from './store.ts';

const api = implementContract(deskStaffContract);

const admins = requireStaff('admin');

const about = (id: string) => ({ kind: 'staff', id }) as const;

async function lockColleague(tx: Database, errors: { NOT_FOUND: () => Error }, id: string) {
  await lockName(tx, `staff:${id}`);
  const colleague = await findColleague(tx, { id });
  if (!colleague) throw errors.NOT_FOUND();
  return colleague;
}

const colleagues = api.colleagues.use(admins).handler(async ({ context }) => {
  const { db, clock } = context.services;
  const listed = await listColleagues(db);
  const ids = listed.map(({ colleague }) => colleague.id);
  const locked = await listSpent(db, LIMITS.staffCodes, ids, clock.now());
  return listed.map(({ colleague, lastUsed }) => ({
    id: colleague.id,
    firstName: colleague.first_name,
    email: colleague.email,
    roles: colleague.roles,
    state: colleagueStateOf(colleague),
    lastUsed: lastUsed?.toISOString() ?? null,
    isExample: colleague.is_example,
    locked: locked.has(colleague.id),
    version: versionOf(rolesOf(colleague)),
  }));
});

const invite = api.invite.use(admins).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { email: to, firstName, roles } = input;
  return write(context, {
    async change({ tx, now }) {
      const id = await insertInvited(tx, { email: to, first_name: firstName, roles, created_at: now });
      if (!id) throw errors.ADDRESS_TAKEN();
      await mailStaffLink(tx, services, 'staff-invitation', to);
      await notifyAdmins(tx, services, { by: staff.firstName, to, roles, now });
      return { id };
    },
    audit: ({ tx, now }, { id }) =>
      recordAudit(tx, { staff, action: 'staff.invited', subject: about(id), reason: roles.join(', '), now }),
    publish: deskChanged('staff'),
  });
});

const inviteAgain = api.inviteAgain.use(admins).handler(async ({ context, input: { id }, errors }) => {
  await write(context, {
    lock: (tx) => lockColleague(tx, errors, id),
    change: ({ tx, locked: { email, password_hash } }) =>
      mailStaffLink(tx, context.services, password_hash ? 'staff-password' : 'staff-invitation', email),
    audit: auditBy(context.staff, { action: 'staff.invited', subject: about(id) }),
    publish: deskChanged('staff'),
  });
});

/** Sorts the roles, whatever the order in which the boxes were ticked. */
const rolesOf = ({ roles }: { roles: readonly StaffRole[] }) => ({ roles: roles.toSorted() });

const saveRoles = api.saveRoles.use(admins).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { id, roles, heir = null, version: read } = input;
  const saved = await write(context, {
    lock: (tx) => lockColleague(tx, errors, id),
    async change({ tx, now, locked: colleague }) {
      if (!mayWrite(errors, { read, stored: rolesOf(colleague), typed: rolesOf({ roles }) }))
        return UNCHANGED;
      const leaves = colleague.roles.includes('admin') && !roles.includes('admin');
      if (leaves && !(await hasOtherAdmin(tx, id))) throw errors.LAST_ADMIN();
      await saveAccount(tx, id, { roles });
      const added = roles.filter((role) => !colleague.roles.includes(role));
      const given = { by: staff.firstName, to: colleague.email, roles: added, now };
      if (added.length > 0) await notifyAdmins(tx, services, given);
      const released = colleague.roles.some((role) => !roles.includes(role))
        ? await release(tx, services, errors, { id, by: staff, roles, now, heir })
        : NOTHING_RELEASED;
      return { released, ended: await deleteSessionsOf(tx, id) };
    },
    audit: auditBy(staff, { action: 'staff.roles-changed', subject: about(id), reason: roles.join(', ') }),
    publish: publishDeparture,
  });
  return countReleased(saved);
});

type Departure = { released: Released; ended: string[] };
const NOTHING_RELEASED: Released = { handed: [], cancelled: [] };

async function release(
  tx: Database,
  services: Services,
  errors: { HEIR_UNKNOWN: () => Error },
  leaving: Parameters<typeof releaseWork>[2],
): Promise<Released> {
  const released = await releaseWork(tx, services, leaving);
  if (released === 'unknown-heir') throw errors.HEIR_UNKNOWN();
  return released;
}

function countReleased(departure: Departure | typeof UNCHANGED) {
  const { handed, cancelled } = departure === UNCHANGED ? NOTHING_RELEASED : departure.released;
  return { done: true as const, handed: handed.length, cancelled: cancelled.length };
}

/** Lists what a departure would release, for its dialog. */
const held = api.held.use(admins).handler(async ({ context: { services }, input: { id }, errors }) => {
  const { db, clock } = services;
  if (!(await findColleague(db, { id }))) throw errors.NOT_FOUND();
  const now = clock.now();
  const rows = [];
  for (const { keptBy, counted } of HOLDINGS)
    if (counted) {
      const count = await counted.count(db, id, now);
      if (count > 0) rows.push({ name: counted.name, count, keptBy: [...keptBy] });
    }
  return rows;
});

/** Another colleague now holds the released work: open desks refetch their counts. */
function publishDeparture(services: Services, { result: { released, ended } }: { result: Departure }): void {
  services.live.endSessions(ended);
  deskChanged('staff', 'inbox', 'moderation', 'appointments', 'coaching', 'workshops', 'notes')(services);
  for (const guest of [...released.handed, ...released.cancelled])
    services.live.publishEphemeral(guest, APPOINTMENTS_CHANGED);
}

const disable = api.disable.use(admins).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { id, reason, heir = null } = input;
  const disabled = await write(context, {
    lock: (tx) => lockColleague(tx, errors, id),
    async change({ tx, now, locked: { roles, disabled_at } }) {
      if (disabled_at) return UNCHANGED;
      if (roles.includes('admin') && !(await hasOtherAdmin(tx, id))) throw errors.LAST_ADMIN();
      await saveAccount(tx, id, { disabled_at: now });
      const released = await release(tx, services, errors, { id, by: staff, roles: [], now, heir });
      return { released, ended: await deleteSessionsOf(tx, id) };
    },
    audit: auditBy(staff, { action: 'staff.disabled', subject: about(id), reason }),
    publish: publishDeparture,
  });
  return countReleased(disabled);
});

const enable = api.enable.use(admins).handler(async ({ context, input: { id }, errors }) => {
  const { services, staff } = context;
  await write(context, {
    lock: (tx) => lockColleague(tx, errors, id),
    async change({ tx, now, locked: { disabled_at, email, roles } }) {
      if (!disabled_at) return UNCHANGED;
      await saveAccount(tx, id, { disabled_at: null });
      return notifyAdmins(tx, services, { by: staff.firstName, to: email, roles, now });
    },
    audit: auditBy(staff, { action: 'staff.enabled', subject: about(id) }),
    publish: deskChanged('staff'),
  });
});

const liftLock = api.liftLock.use(admins).handler(async ({ context, input: { id }, errors }) => {
  const { services, staff } = context;
  if (id === staff.id) throw errors.OWN_LOCK();
  await write(context, {
    lock: (tx) => lockColleague(tx, errors, id),
    async change({ tx, now, locked: { email } }) {
      if (!(await liftSpent(tx, LIMITS.staffCodes, id, now))) return UNCHANGED;
      const data = { by: staff.firstName, at: now.toISOString() };
      return services.outbox.send(tx, { template: 'staff-lock-lifted', to: email, data });
    },
    audit: auditBy(staff, { action: 'staff.lock-lifted', subject: about(id) }),
    publish: deskChanged('staff'),
  });
});

const resetSecondFactor = api.resetSecondFactor.use(admins).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { id, reason } = input;
  if (id === staff.id) throw errors.OWN_SECOND_FACTOR();
  await write(context, {
    lock: (tx) => lockColleague(tx, errors, id),
    async change({ tx, now, locked: { email } }) {
      if (!(await forgetStaffSecondFactor(tx, id))) return UNCHANGED;
      const data = { by: staff.firstName, at: now.toISOString() };
      await services.outbox.send(tx, { template: 'staff-factor-reset', to: email, data });
      return deleteSessionsOf(tx, id);
    },
    audit: auditBy(staff, { action: 'staff.second-factor-reset', subject: about(id), reason }),
    publish(_, { result: ended }) {
      services.live.endSessions(ended);
      deskChanged('staff')(services);
    },
  });
});

type Given = { by: string; to: string; roles: readonly StaffRole[]; now: Date };

/** Mails every admin when access is granted, so that no access is created silently. */
async function notifyAdmins(
  tx: Database,
  { outbox }: Pick<Services, 'outbox'>,
  { by, to, roles, now }: Given,
): Promise<void> {
  const data = { by, colleague: to, roles: [...roles], at: now.toISOString() };
  for (const { email } of await listAdmins(tx))
    await outbox.send(tx, { template: 'staff-access-given', to: email, data });
}

export const colleagueRoutes = {
  colleagues,
  invite,
  inviteAgain,
  held,
  saveRoles,
  disable,
  enable,
  liftLock,
  resetSecondFactor,
};
