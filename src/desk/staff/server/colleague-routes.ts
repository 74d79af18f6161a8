import { deleteFreeSlots } from '#member/appointments/server/slot-store.ts';
import { LIMITS, liftSpent, listSpent } from '#platform/rate-limit.ts';
import { colleagueStateOf } from '../rules.ts';
import { api } from './api.ts';
import { changeColleague } from './change-colleague.ts';
import {
  hasOtherAdmin,
  insertInvited,
  listColleagues,
  saveDisabled,
  saveRoles as storeRoles,
} from './colleague-store.ts';
import { forgetStaffSecondFactor } from './second-factor-store.ts';
import { recordAudit } from './shared/record-audit.ts';
import { requireStaff } from './shared/require-staff.ts';
import { mailStaffLink } from './staff-links.ts';
import { tellAdmins } from './tell-admins.ts';

const DESK_CHANGED = { kind: 'desk-changed', part: 'staff' } as const;

const colleagues = api.colleagues.use(requireStaff('admin')).handler(async ({ context }) => {
  const { db, clock } = context.services;
  const listed = await listColleagues(db);
  const ids = listed.map(({ colleague }) => colleague.id);
  const locked = await listSpent(db, LIMITS.staffCodes, ids, clock.now());
  return listed.map(({ colleague, lastUsed }) => ({
    id: colleague.id,
    firstName: colleague.first_name,
    email: colleague.email,
    roles: colleague.roles,
    state: colleagueStateOf({
      disabled: colleague.disabled_at !== null,
      password: colleague.password_hash !== null,
      phone: colleague.totp_since !== null,
    }),
    lastUsed: lastUsed?.toISOString() ?? null,
    isExample: colleague.is_example,
    locked: locked.has(colleague.id),
  }));
});

const invite = api.invite.use(requireStaff('admin')).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const now = services.clock.now();
  const id = await services.db.transaction(async (tx) => {
    const invited = await insertInvited(tx, { ...input, now });
    if (!invited) return undefined;
    await mailStaffLink(tx, services, 'staff-invitation', input.email);
    const { email: to, roles } = input;
    await tellAdmins(tx, services, { by: staff.firstName, to, roles, now });
    const subject = { kind: 'staff', id: invited } as const;
    await recordAudit(tx, { staff, action: 'staff.invited', subject, reason: input.roles.join(', '), now });
    return invited;
  });
  if (!id) throw errors.ADDRESS_TAKEN();
  services.live.publishToTeam(DESK_CHANGED);
  return { id };
});

const inviteAgain = api.inviteAgain.use(requireStaff('admin')).handler(async ({ context, input, errors }) => {
  const outcome = await changeColleague(context, input.id, 'staff.invited', async (tx, colleague) => {
    const template = colleague.password_hash ? 'staff-password' : 'staff-invitation';
    await mailStaffLink(tx, context.services, template, colleague.email);
    return 'kept';
  });
  if (outcome === 'unknown') throw errors.NOT_FOUND();
  return { done: true };
});

const saveRoles = api.saveRoles.use(requireStaff('admin')).handler(async ({ context, input, errors }) => {
  const { id, roles } = input;
  const outcome = await changeColleague(
    context,
    id,
    'staff.roles-changed',
    async (tx, colleague) => {
      const leaves = colleague.roles.includes('admin') && !roles.includes('admin');
      if (leaves && !(await hasOtherAdmin(tx, id))) return 'refused';
      await storeRoles(tx, id, roles);
      const added = roles.filter((role) => !colleague.roles.includes(role));
      const { services, staff } = context;
      const given = { by: staff.firstName, to: colleague.email, roles: added, now: services.clock.now() };
      if (added.length > 0) await tellAdmins(tx, services, given);
      return 'ended';
    },
    roles.join(', '),
  );
  if (outcome === 'unknown') throw errors.NOT_FOUND();
  if (outcome === 'refused') throw errors.LAST_ADMIN();
  return { done: true };
});

const disable = api.disable.use(requireStaff('admin')).handler(async ({ context, input, errors }) => {
  const outcome = await changeColleague(
    context,
    input.id,
    'staff.disabled',
    async (tx, colleague) => {
      if (colleague.roles.includes('admin') && !(await hasOtherAdmin(tx, input.id))) return 'refused';
      await saveDisabled(tx, input.id, context.services.clock.now());
      await deleteFreeSlots(tx, input.id);
      return 'ended';
    },
    input.reason,
  );
  if (outcome === 'unknown') throw errors.NOT_FOUND();
  if (outcome === 'refused') throw errors.LAST_ADMIN();
  return { done: true };
});

const enable = api.enable.use(requireStaff('admin')).handler(async ({ context, input, errors }) => {
  const outcome = await changeColleague(context, input.id, 'staff.enabled', async (tx) => {
    await saveDisabled(tx, input.id, null);
    return 'kept';
  });
  if (outcome === 'unknown') throw errors.NOT_FOUND();
  return { done: true };
});

const liftLock = api.liftLock.use(requireStaff('admin')).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  if (input.id === staff.id) throw errors.OWN_LOCK();
  const now = services.clock.now();
  const outcome = await changeColleague(context, input.id, 'staff.lock-lifted', async (tx, { id, email }) => {
    if (!(await liftSpent(tx, LIMITS.staffCodes, id, now))) return 'refused';
    const data = { by: staff.firstName, at: now.toISOString() };
    await services.outbox.send(tx, { template: 'staff-lock-lifted', to: email, data });
    return 'kept';
  });
  if (outcome === 'unknown') throw errors.NOT_FOUND();
  return { done: true };
});

const resetSecondFactor = api.resetSecondFactor
  .use(requireStaff('admin'))
  .handler(async ({ context, input, errors }) => {
    const { services, staff } = context;
    if (input.id === staff.id) throw errors.OWN_SECOND_FACTOR();
    const at = services.clock.now().toISOString();
    const outcome = await changeColleague(
      context,
      input.id,
      'staff.second-factor-reset',
      async (tx, { email }) => {
        await forgetStaffSecondFactor(tx, input.id);
        const data = { by: staff.firstName, at };
        await services.outbox.send(tx, { template: 'staff-factor-reset', to: email, data });
        return 'ended';
      },
      input.reason,
    );
    if (outcome === 'unknown') throw errors.NOT_FOUND();
    return { done: true };
  });

export const colleagueRoutes = {
  colleagues,
  invite,
  inviteAgain,
  saveRoles,
  disable,
  enable,
  liftLock,
  resetSecondFactor,
};
