import type { StaffRole } from '#desk/staff/rules.ts';

/** Known to everyone, as the password of the demonstration is: what `/dev/codes` shows, and what journeys compute. */
export function demoTotpSecret(role: StaffRole): Buffer {
  return Buffer.from(`lueur-demo-${role}`.padEnd(20, '.'));
}
