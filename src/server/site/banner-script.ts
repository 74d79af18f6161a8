import { CLOSED_BANNER } from '#lib/closed-banner.ts';
import { servedFile } from '#platform/http/served-files.ts';

/** Storage access throws when the visitor blocks it: the banner then closes for this page only. */
const TEXT = `(() => {
  const banner = document.currentScript.parentElement;
  const attempt = (action) => { try { return action(); } catch { return null; } };
  banner.hidden = attempt(() => localStorage.getItem('${CLOSED_BANNER}')) === banner.dataset.banner;
  banner.addEventListener('click', ({ target }) => {
    if (!target.closest('button')) return;
    banner.hidden = true;
    document.querySelector('main')?.focus();
    attempt(() => localStorage.setItem('${CLOSED_BANNER}', banner.dataset.banner));
  });
})();
`;

/** Runs before the text is parsed, so that nothing shifts for visitors who closed it. */
export const BANNER_SCRIPT = servedFile('bandeau', 'js', TEXT);
