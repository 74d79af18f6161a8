import type { Env } from '../env.ts';

export const TO_THE_TEAM = 'Vous recevez ce message parce que cette adresse est celle de l’équipe.';

export function teamMailbox(env: Pick<Env, 'TEAM_EMAIL' | 'RELATIONS_EMAIL'>): string | undefined {
  return env.TEAM_EMAIL ?? env.RELATIONS_EMAIL;
}
