import type { Services } from '#platform/services.ts';

const PURPOSE = 'redress';

/** Token of the link to contest the outcome of a report or a notice without an account. */
export function redressToken({ keys }: Pick<Services, 'keys'>, caseId: string): string {
  return `${caseId}.${keys.sign(PURPOSE, caseId)}`;
}

/** @returns the case of the link; undefined when it is forged */
export function caseOfToken({ keys }: Pick<Services, 'keys'>, token: string): string | undefined {
  const at = token.lastIndexOf('.');
  const caseId = token.slice(0, at);
  return at > 0 && keys.isSigned(PURPOSE, caseId, token.slice(at + 1)) ? caseId : undefined;
}
