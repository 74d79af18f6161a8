import { useEffect, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { hasPixel } from './has-pixel.ts';
import { KeptInBrowser } from './kept-in-browser.tsx';
import { MeasureChoice } from './measure-choice.tsx';
import { PrivacyLink } from './privacy-link.tsx';

type Pixel = 'loading' | 'there' | 'none' | 'unknown';

/** Everything that there is to know and to decide about cookies, whenever one wishes. */
export function CookiesDialog({ onClose }: { onClose: () => void }) {
  const [pixel, setPixel] = useState<Pixel>('loading');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
  useEffect(() => {
    let closed = false;
    const show = (found: Pixel) => (closed ? undefined : setPixel(found));
    hasPixel().then(
      (found) => show(found ? 'there' : 'none'),
      () => show('unknown'),
    );
    return () => {
      closed = true;
    };
  }, [tries]);

  function retry() {
    setPixel('loading');
    setTries(tries + 1);
  }

  return (
    <Dialog onClose={onClose} title="Gérer les cookies">
      {pixel === 'loading' ? (
        <Loading label="Lecture de vos choix…">
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      ) : null}
      {pixel === 'there' ? <MeasureChoice /> : null}
      {pixel === 'none' ? (
        <p className="rounded-card bg-sauge-100 p-5">
          <strong className="font-semibold">Rien à accepter ni à refuser.</strong> Aucune mesure publicitaire
          n’a lieu ici, et rien ne vient d’un autre site. Si cela changeait un jour, nous vous le demanderions
          d’abord.
        </p>
      ) : null}
      {pixel === 'unknown' ? (
        <>
          <RetryAlert retrying={false} onRetry={retry}>
            Nous n’avons pas pu vérifier si une mesure publicitaire existe. Tant que vous ne l’avez pas
            acceptée, rien n’est mesuré.
          </RetryAlert>
          <MeasureChoice />
        </>
      ) : null}
      <KeptInBrowser />
      <PrivacyLink className="justify-self-start" onClick={onClose}>
        Tout savoir sur vos données
      </PrivacyLink>
    </Dialog>
  );
}
