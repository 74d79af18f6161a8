import type { Env } from '../env.ts';

/** Why a mail to it came. */
export const TO_THE_TEAM = 'Vous recevez ce message parce que cette adresse est celle de l’équipe.';

/** Where what the team must read goes; nothing where no mailbox is known. */
export function teamMailbox(env: Pick<Env, 'TEAM_EMAIL' | 'RELATIONS_EMAIL'>): string | undefined {
  return env.TEAM_EMAIL ?? env.RELATIONS_EMAIL;
}
