import { type ErasingServices, eraseMember } from './erase-member.ts';

export async function eraseOnRequest(
  services: ErasingServices,
  member: string,
): Promise<'erased' | 'not-found'> {
  return (await eraseMember(services, member, { reason: 'asked' })) === 'erased' ? 'erased' : 'not-found';
}
