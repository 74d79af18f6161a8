import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { FrameLine } from './frame-line.ts';
import { isMeasured } from './measured-page.ts';
import { onAnnouncement } from './shared/track.ts';

/** The ad measurement, once accepted: on the pages where it may be. */
export function MeasureFrame() {
  const place = useLocation();
  return isMeasured(place) ? <Frame page={place.pathname} /> : null;
}

/** The pixel runs in there, without our origin: it sees neither our pages, nor their addresses, nor what they keep. */
function Frame({ page }: { page: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [line] = useState(() => new FrameLine(() => frame.current?.contentWindow));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is a new view, of which only that much is said.
  useEffect(() => line.say('page_view'), [line, page]);

  useEffect(() => {
    const hear = (message: MessageEvent) => line.hears(message);
    window.addEventListener('message', hear);
    const stop = onAnnouncement((event) => {
      line.say(event);
      return line.allLeft();
    });
    return () => {
      window.removeEventListener('message', hear);
      stop();
    };
  }, [line]);

  return (
    <iframe
      ref={frame}
      src="/mesure"
      title="Mesure publicitaire"
      sandbox="allow-scripts"
      // Otherwise the frame would be told the address of the page.
      referrerPolicy="no-referrer"
      aria-hidden="true"
      tabIndex={-1}
      className="hidden"
      onLoad={() => line.opens()}
    />
  );
}
