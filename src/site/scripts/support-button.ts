import { readWho, subscribeToWho } from '#browser/session/who.ts';
import { badgeCount } from '#lib/french-words.ts';
import { supportButtonName } from '#member/support/rules.ts';

/** Shows the chat once the session is known (spec 2 §2); the button is static HTML until pressed. */
export function showSupportButton(): void {
  const corner = document.querySelector<HTMLElement>('[data-support]');
  const button = corner?.querySelector('button');
  const name = button?.querySelector('[data-name]');
  const badge = button?.querySelector<HTMLElement>('[data-badge]');
  if (!corner || !name || !badge) return;
  const stopFollowing = subscribeToWho(() => {
    const who = readWho();
    corner.hidden = who === null;
    const unread = who?.supportUnread ?? 0;
    name.textContent = supportButtonName(unread);
    badge.textContent = badgeCount(unread);
    badge.hidden = unread === 0;
  });
  // The chat failed to load: reveal the static message with another way to write.
  const failure = corner.querySelector<HTMLElement>('[role=alert]');
  corner.addEventListener('part-failed', () => failure?.removeAttribute('hidden'));
  corner.closest('astro-island')?.addEventListener('astro:hydrate', stopFollowing);
}
