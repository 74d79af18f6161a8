import { type ErasingServices, eraseMember } from './erase-member.ts';

/** Erases a member who has asked the team for it, at once and whole; a last mail says so. */
export async function eraseOnRequest(
  services: ErasingServices,
  member: string,
): Promise<'erased' | 'not-found'> {
  return (await eraseMember(services, member, { reason: 'asked' })) === 'erased' ? 'erased' : 'not-found';
}
