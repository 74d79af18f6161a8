import { api } from './api.ts';
import { listAudit } from './audit-store.ts';
import { requireStaff } from './shared/require-staff.ts';

const PAGE = 50;

export const audit = api.audit.use(requireStaff('admin')).handler(async ({ context, input }) => {
  const found = await listAudit(context.services.db, input, PAGE + 1);
  const lines = found.slice(0, PAGE).map(({ at, kind, subject, subjectName, subjectEmail, ...line }) => ({
    ...line,
    at: at.toISOString(),
    subject: kind && subject ? { kind, id: subject, name: subjectName || subjectEmail } : null,
  }));
  return { lines, more: found.length > PAGE };
});
