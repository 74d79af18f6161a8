import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { notify } from '#ui/toasts.tsx';
import type { Contact } from '../contract.ts';
import { conversationsApi } from './shared/api.ts';

/** One's own deletion changes the address a moment after the list: no need to hurry. */
const SAID_AFTER_MS = 300;

/** The open conversation may go while one looks at it, or the address may be an old one: says so, and shows the list. */
export function useGoneConversation(contacts: readonly Contact[] | undefined, guestKey: string | null): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const openId = search.get('contact');
  const isGone =
    openId !== null && openId !== guestKey && contacts?.every(({ id }) => id !== openId) === true;
  useEffect(() => {
    if (!isGone) return;
    const timer = window.setTimeout(() => {
      if (!wasDeletedHere(queryClient, openId)) notify.info('Cette conversation n’est plus disponible.');
      void navigate('/chat', { replace: true });
    }, SAID_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isGone, openId, navigate, queryClient]);
}

function wasDeletedHere(queryClient: QueryClient, contactId: string): boolean {
  const deletions = queryClient
    .getMutationCache()
    .findAll({ mutationKey: conversationsApi.deleteConversation.key() });
  return deletions.some(({ state: { variables, status } }) => {
    const isObject = typeof variables === 'object' && variables !== null;
    return status !== 'error' && isObject && 'id' in variables && variables.id === contactId;
  });
}

/** The last conversation has gone, and the focus with it: reading starts again at the title. */
export function useFocusWhenEmptied(contacts: readonly Contact[] | undefined): void {
  const count = useRef(0);
  useEffect(() => {
    if (contacts?.length === 0 && count.current > 0) document.querySelector<HTMLElement>('h1')?.focus();
    count.current = contacts?.length ?? 0;
  }, [contacts]);
}
