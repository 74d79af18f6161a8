import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { openingVerdict } from '#member/support-hours/rules.ts';
import { readOpeningHours, saveOpeningHours } from '#member/support-hours/server/store.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskContentContract } from '../contract.ts';
import { changeContent } from './change-content.ts';

const api = implementContract(deskContentContract);

const hours = api.hours.use(requireStaff('admin')).handler(async ({ context }) => {
  const { week, closures } = await readOpeningHours(context.services.db);
  return { week: [...week], closures: [...closures] };
});

const saveHours = api.saveHours.use(requireStaff('admin')).handler(async ({ context, input, errors }) => {
  const verdict = openingVerdict(input);
  if (verdict === 'overlap') throw errors.OVERLAP();
  if (verdict === 'backwards') throw errors.BACKWARDS();
  const subject = { kind: 'content', id: 'hours' } as const;
  await changeContent(context, { action: 'content.hours', subject }, async (tx) => {
    await saveOpeningHours(tx, input);
    return 'saved';
  });
  return { done: true };
});

export const hoursRoutes = { hours, saveHours };
