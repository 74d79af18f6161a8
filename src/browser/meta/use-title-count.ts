import { useEffect } from 'react';
import { badgeCount } from '#lib/unread-sentence.ts';

const COUNT = /^\(\d+\+?\) ?/;

/** The tab says how much waits, « (2) Messages – Lueur », on whatever page one is and while it changes. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    function write(prefix: string) {
      // As the browser gives it back, so that writing it again changes nothing.
      const title = `${prefix}${document.title.replace(COUNT, '')}`.trim();
      if (document.title !== title) document.title = title;
    }
    const prefix = count > 0 ? `(${badgeCount(count)}) ` : '';
    write(prefix);
    // The router writes the title of each page anew.
    const observer = new MutationObserver(() => write(prefix));
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      write('');
    };
  }, [count]);
}
