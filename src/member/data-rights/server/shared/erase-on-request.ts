import { type ErasingServices, eraseMember } from './erase-member.ts';

/** Erases a member who asked the team for it; a last mail confirms it. */
export async function eraseOnRequest(
  services: ErasingServices,
  member: string,
): Promise<'erased' | 'not-found'> {
  return (await eraseMember(services, member, { reason: 'asked' })) === 'erased' ? 'erased' : 'not-found';
}
