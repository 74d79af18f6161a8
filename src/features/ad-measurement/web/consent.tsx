import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { COOKIE_CHOICE, readStored } from '#browser/storage.ts';
import { type CookieChoice, findFreshChoice } from '../rules.ts';
import { CHOICE_MADE } from './choice-made.ts';
import { hasPixel } from './has-pixel.ts';

/** A part that cannot be fetched is not there: nothing of the page depends on it. */
const part = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: () => null }),
    ),
  );
const ConsentBanner = part(() => import('./consent-banner.tsx').then((module) => module.ConsentBanner));
const MeasureFrame = part(() => import('./measure-frame.tsx').then((module) => module.MeasureFrame));

/**
 * The banner while one has not chosen, the ad measurement once one has accepted; neither where no pixel is configured. Every
 * page carries it: what it shows is fetched only when it is needed.
 */
export function Consent() {
  const [choice, setChoice] = useState<CookieChoice | null>();
  const [pixel, setPixel] = useState(false);

  useEffect(() => {
    const look = (event?: Event) =>
      setChoice(
        event instanceof CustomEvent
          ? event.detail
          : (findFreshChoice(readStored(COOKIE_CHOICE), new Date())?.choice ?? null),
      );
    look();
    const events = [CHOICE_MADE, 'storage'];
    for (const name of events) window.addEventListener(name, look);
    return () => {
      for (const name of events) window.removeEventListener(name, look);
    };
  }, []);

  const asks = choice === null || choice === 'accepted';
  useEffect(() => {
    if (!asks) return;
    hasPixel()
      .then(setPixel)
      // Without an answer nothing is asked and nothing is measured.
      .catch(() => undefined);
  }, [asks]);

  if (!pixel || !asks) return null;
  return <Suspense>{choice ? <MeasureFrame /> : <ConsentBanner />}</Suspense>;
}
