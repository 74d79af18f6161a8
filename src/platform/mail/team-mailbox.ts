import type { Env } from '../env.ts';

/** Where what the team must read goes; nothing where no mailbox is known. */
export function teamMailbox(env: Pick<Env, 'TEAM_EMAIL' | 'RELATIONS_EMAIL'>): string | undefined {
  return env.TEAM_EMAIL ?? env.RELATIONS_EMAIL;
}
