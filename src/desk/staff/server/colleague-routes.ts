import { versionOf } from '#lib/version-of.ts';
import { APPOINTMENTS_CHANGED } from '#member/appointments/contract.ts';
import type { Database } from '#platform/database/client.ts';
import { LIMITS, liftSpent, listSpent } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite } from '#platform/versions.ts';
import { colleagueStateOf, type StaffRole } from '../rules.ts';
import { api } from './api.ts';
import { changeColleague } from './change-colleague.ts';
import { hasOtherAdmin, insertInvited, listColleagues, saveAccount } from './colleague-store.ts';
import { HOLDINGS, type Released } from './holdings.ts';
import { releaseWork } from './release-work.ts';
import { forgetStaffSecondFactor } from './second-factor-store.ts';
import { mailStaffLink } from './shared/make-staff-link.ts';
import { recordAudit } from './shared/record-audit.ts';
import { requireStaff } from './shared/require-staff.ts';
import { findColleague } from './store.ts';
import { tellAdmins } from './tell-admins.ts';

const admins = requireStaff('admin');

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
  const now = services.clock.now();
  const id = await services.db.transaction(async (tx) => {
    const invited = await insertInvited(tx, { email: to, first_name: firstName, roles, created_at: now });
    if (!invited) return undefined;
    await mailStaffLink(tx, services, 'staff-invitation', to);
    await tellAdmins(tx, services, { by: staff.firstName, to, roles, now });
    const subject = { kind: 'staff', id: invited } as const;
    await recordAudit(tx, { staff, action: 'staff.invited', subject, reason: roles.join(', '), now });
    return invited;
  });
  if (!id) throw errors.ADDRESS_TAKEN();
  services.live.publishToTeam({ kind: 'desk-changed', part: 'staff' });
  return { id };
});

const inviteAgain = api.inviteAgain.use(admins).handler(({ context, input: { id }, errors }) =>
  changeColleague(context, errors, {
    id,
    action: 'staff.invited',
    change: (tx, { email, password_hash }) =>
      mailStaffLink(tx, context.services, password_hash ? 'staff-password' : 'staff-invitation', email),
  }),
);

/** Whatever the order in which the boxes were ticked. */
const rolesOf = ({ roles }: { roles: readonly StaffRole[] }) => ({ roles: roles.toSorted() });

const saveRoles = api.saveRoles.use(admins).handler(async ({ context, input, errors }) => {
  const { id, roles, heir = null, version: read } = input;
  let released: Released = NOTHING_RELEASED;
  const saved = await changeColleague(context, errors, {
    id,
    action: 'staff.roles-changed',
    reason: roles.join(', '),
    endsSessions: true,
    change: async (tx, colleague) => {
      if (!mayWrite(errors, { read, stored: rolesOf(colleague), typed: rolesOf({ roles }) }))
        return 'unchanged';
      const leaves = colleague.roles.includes('admin') && !roles.includes('admin');
      if (leaves && !(await hasOtherAdmin(tx, id))) throw errors.LAST_ADMIN();
      await saveAccount(tx, id, { roles });
      const added = roles.filter((role) => !colleague.roles.includes(role));
      const { services, staff } = context;
      const now = services.clock.now();
      const given = { by: staff.firstName, to: colleague.email, roles: added, now };
      if (added.length > 0) await tellAdmins(tx, services, given);
      if (colleague.roles.some((role) => !roles.includes(role)))
        released = await release(tx, services, errors, { id, by: staff, roles, now, heir });
      return 'changed';
    },
  });
  publishReleased(context.services, released);
  return { ...saved, ...countReleased(released) };
});

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

const countReleased = ({ handed, cancelled }: Released) => ({
  handed: handed.length,
  cancelled: cancelled.length,
});

/** What a departure would release, in the words of its dialog. */
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

/** Whatever the colleague held is someone else's now: open desks count and ring anew. */
function publishReleased({ live }: Services, { handed, cancelled }: Released): void {
  for (const part of ['inbox', 'moderation', 'appointments', 'coaching', 'workshops', 'notes'] as const)
    live.publishToTeam({ kind: 'desk-changed', part });
  for (const guest of [...handed, ...cancelled]) live.publishEphemeral(guest, APPOINTMENTS_CHANGED);
}

const disable = api.disable.use(admins).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { id, reason, heir = null } = input;
  let released: Released = NOTHING_RELEASED;
  const done = await changeColleague(context, errors, {
    ...{ id, action: 'staff.disabled', reason, endsSessions: true },
    change: async (tx, { roles, disabled_at }) => {
      if (disabled_at) return 'unchanged';
      if (roles.includes('admin') && !(await hasOtherAdmin(tx, id))) throw errors.LAST_ADMIN();
      const now = services.clock.now();
      await saveAccount(tx, id, { disabled_at: now });
      released = await release(tx, services, errors, { id, by: staff, roles: [], now, heir });
      return 'changed';
    },
  });
  publishReleased(services, released);
  return { ...done, ...countReleased(released) };
});

const enable = api.enable.use(admins).handler(({ context, input: { id }, errors }) =>
  changeColleague(context, errors, {
    id,
    action: 'staff.enabled',
    change: async (tx, { disabled_at, email, roles }) => {
      if (!disabled_at) return 'unchanged';
      const { services, staff } = context;
      await saveAccount(tx, id, { disabled_at: null });
      await tellAdmins(tx, services, { by: staff.firstName, to: email, roles, now: services.clock.now() });
      return 'changed';
    },
  }),
);

const liftLock = api.liftLock.use(admins).handler(({ context, input: { id }, errors }) => {
  const { services, staff } = context;
  if (id === staff.id) throw errors.OWN_LOCK();
  const now = services.clock.now();
  return changeColleague(context, errors, {
    id,
    action: 'staff.lock-lifted',
    change: async (tx, { email }) => {
      if (!(await liftSpent(tx, LIMITS.staffCodes, id, now))) return 'unchanged';
      const data = { by: staff.firstName, at: now.toISOString() };
      return services.outbox.send(tx, { template: 'staff-lock-lifted', to: email, data });
    },
  });
});

const resetSecondFactor = api.resetSecondFactor.use(admins).handler(({ context, input, errors }) => {
  const { services, staff } = context;
  const { id, reason } = input;
  if (id === staff.id) throw errors.OWN_SECOND_FACTOR();
  return changeColleague(context, errors, {
    id,
    action: 'staff.second-factor-reset',
    reason,
    endsSessions: true,
    change: async (tx, { email }) => {
      if (!(await forgetStaffSecondFactor(tx, id))) return 'unchanged';
      const data = { by: staff.firstName, at: services.clock.now().toISOString() };
      await services.outbox.send(tx, { template: 'staff-factor-reset', to: email, data });
      return 'changed';
    },
  });
});

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
