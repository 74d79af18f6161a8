import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { notifyNotRecognised } from '#member/appointments/server/shared/notify-not-recognised.ts';
import { changeAppointment } from '#member/appointments/server/store.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { saveVerification } from '#member/photos/server/verification-store.ts';
import type { Services } from '#platform/services.ts';
import { settleOwn } from './own-appointment.ts';

type Verdict = { same: true; photo: string } | { same: false; words: string };
type Outcome = 'ok' | 'unknown' | 'photo-changed';

/**
 * What the team saw in a verification: the same person, with the first photo that was compared, or not with certainty,
 * which the member is told kindly. The appointment has taken place either way.
 */
export function verifyMember(
  services: Services,
  staff: { id: string },
  { id, verdict }: { id: string; verdict: Verdict },
) {
  const face = verdict.same ? 'same' : 'unsure';
  return settleOwn<Outcome>(services, staff, { id, face }, async (tx, appointment, now) => {
    const { kind, user_id: member } = appointment;
    if (kind !== 'verification') return 'unknown';
    const subject = { kind: 'member' as const, id: member };
    if (verdict.same) {
      const [first] = await listPhotosOf(tx, member);
      if (first?.id !== verdict.photo) return 'photo-changed';
      await saveVerification(tx, { member, photo: first.id, by: staff.id, now });
      await recordAudit(tx, { staff, action: 'appointments.verify', subject, now });
    } else {
      await notifyNotRecognised({ ...services, tx }, member, verdict.words);
      await recordAudit(tx, { staff, action: 'appointments.not-recognised', subject, now });
    }
    await changeAppointment(tx, id, { state: 'held', face });
    return 'ok';
  });
}
