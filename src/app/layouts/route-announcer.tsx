import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from '#ui/page/main-id.ts';

const LOOK_EVERY_MS = 50;
const GIVE_UP_AFTER_MS = 3000;

/**
 * Focuses the page title, unless the page has set the focus.
 * @returns whether the focus is settled
 */
function focusTitle(): boolean {
  const main = document.getElementById(MAIN_ID);
  if (!main) return false;
  if (main !== document.activeElement && main.contains(document.activeElement)) return true;
  const title = main.querySelector('h1');
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}

/** On navigation: announces the title and moves the focus to the h1 (security.md, A16). */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [sentence, setSentence] = useState('');

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setSentence(document.title);
    const start = Date.now();
    // The h1 may only render once the data has loaded.
    const timer = window.setInterval(() => {
      if (focusTitle() || Date.now() - start > GIVE_UP_AFTER_MS) window.clearInterval(timer);
    }, LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
