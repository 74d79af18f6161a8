import { openSessionChannel } from '#browser/session/session-channel.ts';
import { checkWho, followWho, readWho, saveWho, VISITOR, type Who } from '#browser/session/who.ts';
import { SESSION_EXPIRED_PATH } from '#lib/paths.ts';
import { badgeCount, unreadSentence } from '#lib/unread-sentence.ts';

/** A member sees their own bar and foot on a public page, as soon as the server has said who they are. */
export function showWhoIsHere(): void {
  let before: Who['kind'] | undefined;
  followWho(() => {
    const who = readWho();
    if (who?.kind === 'member') {
      showMemberBar(who.unreadMessages);
      for (const one of document.querySelectorAll<HTMLElement>('[data-only]'))
        one.hidden = one.dataset.only !== 'member';
    } else if (before === 'member') window.location.assign(SESSION_EXPIRED_PATH);
    before = who?.kind;
  });
  openSessionChannel((news) => {
    if (news === 'opened') void checkWho();
    else saveWho(VISITOR);
  });
  // A page that one comes back to may be of another day.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkWho();
  });
  void checkWho();
}

function showMemberBar(unread: number): void {
  const bar = document.querySelector('[data-bar]');
  const ready = document.querySelector<HTMLTemplateElement>('[data-member-bar]');
  if (!bar || !ready) return;
  bar.replaceChildren(ready.content.cloneNode(true));
  const menu = bar.querySelector('details');
  if (menu) keepOpenWhereWide(menu);
  for (const badge of bar.querySelectorAll('[data-count]')) {
    const [shown, said] = badge.children;
    if (unread === 0 || !shown || !said) badge.remove();
    else {
      shown.textContent = badgeCount(unread);
      said.textContent = `, ${unreadSentence(unread)}`;
    }
  }
}

/** Where the links have room beside the logo the menu is always open. */
function keepOpenWhereWide(menu: HTMLDetailsElement): void {
  const wide = window.matchMedia('(min-width: 64rem)');
  const follow = () => {
    menu.open = wide.matches;
  };
  follow();
  wide.addEventListener('change', follow);
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || wide.matches) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
