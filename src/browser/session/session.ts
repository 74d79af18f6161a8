import { ORPCError } from '@orpc/client';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ACCOUNT_DELETED_PATH, UNDER_AGE_PATH } from '#lib/paths.ts';
import { DEMONSTRATION_MARK } from '#lib/product.ts';
import { OfflineError } from '../api/fetch.ts';
import { openPageFor } from '../api/opened-for.ts';
import { queryClient } from '../api/query-client.ts';
import { setQueryDataThroughRefetch } from '../api/set-query-data-through-refetch.ts';
import { REGISTRATION_EMAIL, removeStored, wipeBrowserStorage } from '../storage.ts';
import { sessionApi } from './api.ts';
import type { SessionState, SignedInMember } from './contract.ts';
import { forgetLeaving, isLeaving, leavePage, waitWhileLeaving } from './leave-page.ts';
import { openSessionChannel } from './session-channel.ts';
import { onUnauthorized } from './session-end.ts';
import { readWho, saveWho, VISITOR, whoIs } from './who.ts';

/** Spec 2 §9: three attempts at the session check in total. */
const SESSION_TRIES = 3;

let knownEmail: string | null = null;
let ended = false;
let otherTabs: ReturnType<typeof openSessionChannel> = null;

const sessionKey = sessionApi.read.queryKey();

const sessionOptions = sessionApi.read.queryOptions({
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const state = await sessionApi.read.call(undefined, { signal });
    await waitWhileLeaving();
    applySession(state);
    return state;
  },
  retry: (failures, error) => failures + 1 < SESSION_TRIES && mayPass(error),
  refetchOnWindowFocus: 'always',
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * A failing server is not an expired session (D16): every error but a typed one is retried, here or after the wait that
 * the server asks for.
 */
function mayPass(error: unknown): boolean {
  if (error instanceof OfflineError) return false;
  return !(error instanceof ORPCError) || (error.status >= 500 && error.code !== 'BUSY');
}

function applySession({ member, ended: hasEnded, visitorUnread }: SessionState): void {
  saveWho(whoIs(member, visitorUnread));
  openPageFor('member', member?.id ?? null);
  if (!member) {
    ended ||= hasEnded;
    if (knownEmail) void endSession();
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

/** Returns the session state. `member` is null for a visitor and while unknown. */
export function useSession() {
  const { data, error, isFetching, refetch } = useQuery(sessionOptions);
  return {
    status: data ? ('known' as const) : error ? ('failed' as const) : ('loading' as const),
    member: data?.member ?? null,
    demonstration: data?.demonstration ?? document.documentElement.hasAttribute(DEMONSTRATION_MARK),
    error,
    isFetching,
    refetch,
  };
}

/** Fetches the session before its first use. */
export async function readSessionAhead(): Promise<void> {
  await queryClient.prefetchQuery(sessionOptions);
}

/** Refetches the session: after a log-in, and after each step of the funnel. */
export async function refreshSession(): Promise<SessionState> {
  // A running check may predate the change, and must not be shared.
  await queryClient.cancelQueries({ queryKey: sessionKey });
  return queryClient.fetchQuery({ ...sessionOptions, staleTime: 0 });
}

/** Invalidates the session; refetches at once where it is displayed. */
export function rereadSession(client: QueryClient = queryClient): void {
  void client.invalidateQueries({ queryKey: sessionKey });
}

/** Updates the cached member so that a running refetch does not undo it. */
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

export async function openSession(): Promise<SessionState> {
  openPageFor('member', null);
  const state = await refreshSession();
  otherTabs?.tell('opened');
  return state;
}

export function signedInAs(): string | null {
  return knownEmail;
}

/** Whether a session of this tab has ended; false for a visitor. */
export function sessionHasEnded(): boolean {
  return ended;
}

const LEADS_TO = {
  'log-out': '/',
  'account-deleted': ACCOUNT_DELETED_PATH,
  'under-age': UNDER_AGE_PATH,
} as const;

/** Wipes personal data after the end of a session: caches, local and session storage. The guards open the log-in form. */
export async function endSession(from: 'this-tab' | 'other-tab' = 'this-tab'): Promise<void> {
  if (isLeaving() || (!knownEmail && readWho()?.kind !== 'member')) return;
  forgetMember(from);
  forgetOtherQueries();
  queryClient.setQueryData(sessionKey, { member: null, ended: true });
  await wipeBrowserStorage();
}

/** Ends the session by a request, wipes personal data and opens another page. */
export function leaveSession(
  reason: keyof typeof LEADS_TO,
  end: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  return leavePage(LEADS_TO[reason], end, async () => {
    forgetMember('this-tab');
    await wipeBrowserStorage();
  });
}

function forgetMember(from: 'this-tab' | 'other-tab'): void {
  knownEmail = null;
  ended = true;
  saveWho(VISITOR);
  openPageFor('member', null);
  if (from === 'this-tab') otherTabs?.tell('ended');
}

/** Resets this module as a page load would. For tests. */
export function forgetSession(): void {
  knownEmail = null;
  ended = false;
  forgetLeaving();
  saveWho(null);
  openPageFor('member', null);
}

/**
 * Follows the session events of other tabs and rejected requests.
 * @returns a function that stops it
 */
export function watchSession(): () => void {
  const stopListening = onUnauthorized(() => void endSession());
  const channel = openSessionChannel((news) => {
    if (news === 'ended') void endSession('other-tab');
    else void queryClient.invalidateQueries({ queryKey: sessionKey });
  });
  otherTabs = channel;
  return () => {
    stopListening();
    channel?.close();
    otherTabs = null;
  };
}
