import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hasPixel } from './has-pixel.ts';
import { followPage, startConsent } from './shared/consent.ts';
import { ConsentBanner } from './shared/consent-banner.tsx';

export function AdConsent() {
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once; the effect below follows later pages.
  useEffect(() => startConsent(place, hasPixel), []);
  useEffect(() => followPage(place), [place]);
  return <ConsentBanner apart={place.pathname.startsWith('/inscription/')} />;
}
