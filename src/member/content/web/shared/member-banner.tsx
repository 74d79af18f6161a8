import { useState } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import { CLOSED_BANNER } from '#lib/closed-banner.ts';
import { MAIN_ID } from '#ui/page/main-id.ts';
import type { ShownBanner } from '../../rules.ts';
import { BannerStrip } from './banner-strip.tsx';

/** A closed banner stays closed on this device until its text changes. */
export function MemberBanner({ text, link }: ShownBanner) {
  const [closed, setClosed] = useState(() => readStored(CLOSED_BANNER));
  if (closed === text) return null;
  return (
    <BannerStrip
      text={text}
      link={link}
      onClose={() => {
        writeStored(CLOSED_BANNER, text);
        setClosed(text);
        document.getElementById(MAIN_ID)?.focus();
      }}
    />
  );
}
