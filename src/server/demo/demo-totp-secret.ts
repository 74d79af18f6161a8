import type { StaffRole } from '#desk/staff/rules.ts';

/** Public, like the password of the demonstration: used by `/dev/codes` and the end-to-end tests. */
export function demoTotpSecret(role: StaffRole): Buffer {
  return Buffer.from(`lueur-demo-${role}`.padEnd(20, '.'));
}
