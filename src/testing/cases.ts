import type { TestApp } from './test-app.ts';

export type Desk = Awaited<ReturnType<TestApp['staffBrowser']>>;
type Deciding = Parameters<Desk['client']['deskModeration']['decide']>[0];

export const CASE_FACTS = 'Vous avez écrit des propos blessants à plusieurs reprises.';

/**
 * Opens a case about a member from their page.
 * @returns its id
 */
export async function aCase(
  desk: Desk,
  profileId: string,
  matter: 'insult' | 'scam' = 'insult',
): Promise<string> {
  const id = crypto.randomUUID();
  const origin = { kind: 'member' } as const;
  await desk.client.deskModeration.find({ id, profileId, matter, words: 'Vu ce matin.', origin });
  return id;
}

/** Returns the id of the decision. */
export async function decideCase(desk: Desk, id: string, decision: Partial<Deciding>): Promise<string> {
  const decisionId = decision.decisionId ?? crypto.randomUUID();
  await desk.client.deskModeration.decide({
    id,
    decision: 'dismiss',
    clause: 'insult',
    facts: CASE_FACTS,
    ...decision,
    decisionId,
  });
  return decisionId;
}
