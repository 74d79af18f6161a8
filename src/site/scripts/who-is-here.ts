import { openSessionChannel } from '#browser/session/session-channel.ts';
import { checkWho, readWho, saveWho, subscribeToWho, VISITOR, type Who } from '#browser/session/who.ts';
import { badgeCount, unreadSentence } from '#lib/french-words.ts';
import { SESSION_EXPIRED_PATH } from '#lib/paths.ts';

/**
 * Replaces bar and footer by a member’s once the session is known.
 * @param leave navigates to another page
 */
export function showWhoIsHere(leave: (path: string) => void = (path) => window.location.assign(path)): void {
  let before: Who['kind'] | undefined;
  const check = async () => {
    // Shown once, whatever page the member is on (spec 1 §8).
    if (await checkWho()) leave(SESSION_EXPIRED_PATH);
  };
  subscribeToWho(() => {
    const who = readWho();
    if (who?.kind === 'member') {
      showMemberBar(who.unreadMessages);
      for (const one of document.querySelectorAll<HTMLElement>('[data-only]'))
        one.hidden = one.dataset.only !== 'member';
    } else if (before === 'member') leave(SESSION_EXPIRED_PATH);
    before = who?.kind;
  });
  openSessionChannel((news) => {
    if (news === 'opened') void check();
    else saveWho(VISITOR);
  });
  // A reopened tab may be days old.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void check();
  });
  void check();
}

function showMemberBar(unread: number): void {
  const bar = document.querySelector('[data-bar]');
  const ready = document.querySelector<HTMLTemplateElement>('[data-member-bar]');
  if (!bar || !ready) return;
  bar.replaceChildren(ready.content.cloneNode(true));
  const menu = bar.querySelector('details');
  if (menu) closeOnEscape(menu);
  for (const badge of bar.querySelectorAll('[data-count]')) {
    const [shown, said] = badge.children;
    if (unread === 0 || !shown || !said) badge.remove();
    else {
      shown.textContent = badgeCount(unread);
      said.textContent = ` (${unreadSentence(unread)})`;
    }
  }
}

function closeOnEscape(menu: HTMLDetailsElement): void {
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
