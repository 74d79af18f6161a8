import { useEffect } from 'react';
import { badgeCount } from '#lib/french-words.ts';

const COUNT = /^\(\d+\+?\) ?/;

/** Shows an unread count in the title of the tab, « (2) Messages – Lueur », on every page. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    function write(prefix: string) {
      // In the browser's normalised form, so that writing it again is a no-op.
      const title = `${prefix}${document.title.replace(COUNT, '')}`.trim();
      if (document.title !== title) document.title = title;
    }
    const prefix = count > 0 ? `(${badgeCount(count)}) ` : '';
    write(prefix);
    // The router resets the title on each page.
    const observer = new MutationObserver(() => write(prefix));
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      write('');
    };
  }, [count]);
}
