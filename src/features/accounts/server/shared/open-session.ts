import type { RequestContext } from '#platform/http/request-context.ts';
import { noteActor } from '#platform/request-scope.ts';
import { endFormerSession } from './end-former-session.ts';
import { rememberDevice } from './known-device.ts';
import { passCookies } from './pass-cookies.ts';

/** A new session, with its cookie, in the place of the former one, for a member who has given every proof that their account asks for. */
export async function openSession(context: RequestContext, member: string): Promise<void> {
  const { auth } = context.services;
  const opened = await auth.api.openSession({
    body: { userId: member },
    headers: context.headers,
    returnHeaders: true,
  });
  await endFormerSession(context);
  noteActor('member', member);
  passCookies(context, opened.headers);
  rememberDevice(context, member);
}
