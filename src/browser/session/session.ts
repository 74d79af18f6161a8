import { ORPCError } from '@orpc/client';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ACCOUNT_DELETED_PATH, UNDER_AGE_PATH } from '#lib/paths.ts';
import { OfflineError } from '../api/fetch.ts';
import { queryClient } from '../api/query-client.ts';
import { setQueryDataThroughRefetch } from '../api/set-query-data-through-refetch.ts';
import { REGISTRATION_EMAIL, removeStored, wipeBrowserStorage } from '../storage.ts';
import { sessionApi } from './api.ts';
import type { SessionState, SignedInMember } from './contract.ts';
import { openSessionChannel } from './session-channel.ts';
import { onUnauthorized } from './session-end.ts';
import { readWho, saveWho, VISITOR, whoIs } from './who.ts';

/** Spec 2 §9: the session check is tried 3 times in all. */
const SESSION_TRIES = 3;

/** Whose session this tab knows to be open. */
let knownEmail: string | null = null;
let ended = false;
let leaving = false;
let otherTabs: ReturnType<typeof openSessionChannel> = null;

const sessionKey = sessionApi.read.queryKey();

const sessionOptions = sessionApi.read.queryOptions({
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const state = await sessionApi.read.call(undefined, { signal });
    noteSession(state);
    return state;
  },
  retry: (failures, error) => failures + 1 < SESSION_TRIES && mayPass(error),
  refetchOnWindowFocus: 'always',
  gcTime: Number.POSITIVE_INFINITY,
});

/** A server in trouble is not an expired session (D16): everything but a refusal is tried again, here or as the server asked for. */
function mayPass(error: unknown): boolean {
  if (error instanceof OfflineError) return false;
  return !(error instanceof ORPCError) || (error.status >= 500 && error.code !== 'BUSY');
}

function noteSession({ member, ended: hasEnded }: SessionState): void {
  saveWho(whoIs(member));
  if (!member) {
    ended ||= hasEnded;
    if (knownEmail) void endSession('expired');
    return;
  }
  if (knownEmail && knownEmail !== member.email) forgetOtherQueries();
  knownEmail = member.email;
  // Kept only until the profile exists (D21).
  if (member.steps.profile) removeStored(REGISTRATION_EMAIL);
  ended = false;
}

function forgetOtherQueries(): void {
  const session = queryClient.getQueryCache().find({ queryKey: sessionKey });
  queryClient.removeQueries({ predicate: (query) => query !== session });
  queryClient.getMutationCache().clear();
}

/** Where the person stands. `member` is null for a visitor and while nothing is known yet. */
export function useSession() {
  const { data, error, isFetching, refetch } = useQuery(sessionOptions);
  return {
    status: data ? ('known' as const) : error ? ('failed' as const) : ('loading' as const),
    member: data?.member ?? null,
    error,
    isFetching,
    refetch,
  };
}

/** Reads the session again: after a log-in, and after each step of the funnel. */
export async function refreshSession(): Promise<SessionState> {
  // A check that is under way may have begun before what just happened, and must not be joined.
  await queryClient.cancelQueries({ queryKey: sessionKey });
  return queryClient.fetchQuery({ ...sessionOptions, staleTime: 0 });
}

/** The next look at the session asks the server; at once where it is on screen. */
export function rereadSession(client: QueryClient = queryClient): void {
  void client.invalidateQueries({ queryKey: sessionKey });
}

/** Changes what is known of the member, so that an answer already on its way does not undo it. */
export function changeMemberState(
  client: QueryClient,
  change: (member: SignedInMember) => SignedInMember,
): void {
  setQueryDataThroughRefetch(client, sessionKey, () => {
    client.setQueryData(sessionKey, (state: SessionState | undefined) =>
      state?.member ? { ...state, member: change(state.member) } : state,
    );
  });
}

/** After a log-in: the other tabs learn it too. */
export async function openSession(): Promise<SessionState> {
  const state = await refreshSession();
  otherTabs?.tell('opened');
  return state;
}

/** E-mail address of the member who is logged in, as this tab knows it. */
export function signedInAs(): string | null {
  return knownEmail;
}

/** Whether a session was open in this tab and is over, which is not the same as never having had one. */
export function sessionHasEnded(): boolean {
  return ended;
}

const LEADS_TO = {
  'log-out': '/',
  'account-deleted': ACCOUNT_DELETED_PATH,
  'under-age': UNDER_AGE_PATH,
} as const;

/**
 * Forgets the person: caches, local and session storage. A chosen end leads home; after any other end the guards
 * lead to the log-in form, since they see that nobody is there.
 */
export async function endSession(
  reason: 'log-out' | 'account-deleted' | 'under-age' | 'expired',
  from: 'this-tab' | 'other-tab' = 'this-tab',
): Promise<void> {
  if (leaving || (reason === 'expired' && !knownEmail && readWho()?.kind !== 'member')) return;
  knownEmail = null;
  ended = true;
  saveWho(VISITOR);
  if (from === 'this-tab') otherTabs?.tell('ended');
  if (reason === 'expired') {
    forgetOtherQueries();
    queryClient.setQueryData(sessionKey, { member: null, ended: true });
    await wipeBrowserStorage();
    return;
  }
  leaving = true;
  await wipeBrowserStorage();
  // A whole page load: nothing of the member is left in memory, in any part of the application.
  window.location.replace(LEADS_TO[reason]);
}

/** As when the page has just been loaded: what this module knows is otherwise only lost with the page. For tests. */
export function forgetSession(): void {
  knownEmail = null;
  ended = false;
  leaving = false;
  saveWho(null);
}

/** Follows what other tabs and refused requests say of the session. Returns how to stop. */
export function watchSession(): () => void {
  const stopListening = onUnauthorized(() => void endSession('expired'));
  const channel = openSessionChannel((news) => {
    if (news === 'ended') void endSession('expired', 'other-tab');
    else void queryClient.invalidateQueries({ queryKey: sessionKey });
  });
  otherTabs = channel;
  return () => {
    stopListening();
    channel?.close();
    otherTabs = null;
  };
}
