import { DAY_MS } from '#lib/durations.ts';
import type { Clock } from '#platform/clock.ts';
import type { Services } from '#platform/services.ts';
import { CHAT_LINK_DAYS } from '../../rules.ts';

type Deps = Pick<Services, 'keys'>;

const PURPOSE = 'chat link';
const BASE = 36;

/** Returns the token of a mailed link: it opens one chat until it expires. */
export function chatLinkToken({ keys }: Deps, key: string, now: Date): string {
  const until = (now.getTime() + CHAT_LINK_DAYS * DAY_MS).toString(BASE);
  return `${key}.${until}.${keys.sign(PURPOSE, `${key}.${until}`)}`;
}

/** Returns the chat key of a valid link token. */
export function readChatLink({ keys }: Deps, token: string, now: Date): string | undefined {
  const [key = '', until = '', given = ''] = token.split('.');
  if (!keys.isSigned(PURPOSE, `${key}.${until}`, given)) return undefined;
  return Number.parseInt(until, BASE) > now.getTime() ? key : undefined;
}

/**
 * Adds the secret of the link to a mail when it is sent, so that the secret never waits in the queue.
 * @returns undefined for any other mail
 */
export function completeAnswerMail(
  deps: Deps & { clock: Clock },
  { template, data }: { template: string; data: object },
): { token?: string } {
  if (template !== 'support-answer' || !('chat' in data) || typeof data.chat !== 'string') return {};
  return { token: chatLinkToken(deps, data.chat, deps.clock.now()) };
}
