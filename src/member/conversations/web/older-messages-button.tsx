import { type RefObject, useEffect, useRef } from 'react';
import { type Earlier, EarlierMessages } from '#mechanisms/threads/web/shared/earlier-messages.tsx';

interface OlderMessagesButtonProps {
  older: Earlier;
  /** The box that scrolls. */
  log: RefObject<HTMLElement | null>;
  /** After a press on the button, not after scrolling. */
  onLoaded: () => void;
}

/** At the top of the thread: brought near by scrolling, it loads by itself; after a failure it waits to be pressed. */
export function OlderMessagesButton({ older, log, onLoaded }: OlderMessagesButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const { load, loading, failed } = older;
  const byItself = !loading && !failed;

  useEffect(() => {
    if (!byItself || !place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { root: log.current, rootMargin: '160px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [byItself, load, log]);

  return (
    <div ref={place}>
      <EarlierMessages earlier={{ ...older, load: () => load().then(onLoaded) }} />
    </div>
  );
}
