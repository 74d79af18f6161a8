import { api } from './api.ts';
import { listAudit } from './audit-store.ts';
import { requireStaff } from './shared/require-staff.ts';

const PAGE = 50;

export const audit = api.audit.use(requireStaff('admin')).handler(async ({ context, input }) => {
  const found = await listAudit(context.services.db, input, PAGE + 1);
  const lines = found.slice(0, PAGE).map((line) => ({
    id: line.id,
    at: line.at.toISOString(),
    who: { id: line.staffId, firstName: line.firstName, email: line.email },
    action: line.action,
    subject:
      line.kind && line.subject
        ? { kind: line.kind, id: line.subject, name: line.subjectName || line.subjectEmail }
        : null,
    reason: line.reason,
  }));
  return { lines, more: found.length > PAGE };
});
