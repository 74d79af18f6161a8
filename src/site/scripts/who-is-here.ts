import { openSessionChannel } from '#browser/session/session-channel.ts';
import { checkWho, followWho, readWho, saveWho, VISITOR, type Who } from '#browser/session/who.ts';
import { SESSION_EXPIRED_PATH } from '#lib/paths.ts';
import { badgeCount, unreadSentence } from '#lib/unread-sentence.ts';

/**
 * A member sees their own bar and foot on a public page, as soon as the server has said who they are.
 * @param leave for another page
 */
export function showWhoIsHere(leave: (path: string) => void = (path) => window.location.assign(path)): void {
  let before: Who['kind'] | undefined;
  // The first page leads to the log-in when a session is over (spec 1 §8); a text that one came to read stays, and says so.
  const check = async () => {
    if (!(await checkWho())) return;
    if (window.location.pathname === '/') leave(SESSION_EXPIRED_PATH);
    const notice = document.querySelector<HTMLElement>('[data-expired]');
    if (notice) notice.hidden = false;
  };
  followWho(() => {
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
  // A page that one comes back to may be of another day.
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
