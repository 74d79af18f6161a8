import { useEffect, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { PrivacyLink } from './choice-buttons.tsx';
import { hasPixel } from './has-pixel.ts';
import { KeptInBrowser, NothingMeasured } from './kept-in-browser.tsx';
import { MeasureChoice } from './measure-choice.tsx';

interface CookiesDialogProps {
  /** Whether links open in a new tab, because a form on this page must keep its input. */
  apart: boolean;
  onClose: () => void;
}

export function CookiesDialog({ apart, onClose }: CookiesDialogProps) {
  return (
    <Dialog onClose={onClose} title="Gérer les cookies">
      <CookieSettings />
      <KeptInBrowser className="mt-3" />
      <PrivacyLink apart={apart} className="justify-self-start" onClick={onClose}>
        Tout savoir sur vos données
      </PrivacyLink>
    </Dialog>
  );
}

type Pixel = 'loading' | 'there' | 'none' | 'unknown';

function CookieSettings() {
  const [pixel, setPixel] = useState<Pixel>('loading');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` triggers a retry.
  useEffect(() => {
    let left = false;
    const show = (found: Pixel) => (left ? undefined : setPixel(found));
    hasPixel().then(
      (found) => show(found ? 'there' : 'none'),
      () => show('unknown'),
    );
    return () => {
      left = true;
    };
  }, [tries]);

  function retry() {
    setPixel('loading');
    setTries(tries + 1);
  }

  if (pixel === 'there') return <MeasureChoice />;
  if (pixel === 'none') return <NothingMeasured />;
  if (pixel === 'unknown') {
    return (
      <>
        <RetryAlert retrying={false} onRetry={retry}>
          Nous n’avons pas pu vérifier si une mesure publicitaire existe. Tant que vous ne l’avez pas
          acceptée, rien n’est mesuré.
        </RetryAlert>
        <MeasureChoice />
      </>
    );
  }
  return <LoadingShapes label="Lecture de vos choix…" shapes={['h-40']} />;
}
