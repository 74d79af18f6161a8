import { Hourglass, WifiOff } from 'lucide-react';

const CLASSES =
  'flex min-h-(--offline-height) items-center justify-center gap-3 bg-abricot px-5 py-2 leading-snug font-medium text-nuit [&[hidden]]:hidden';

/**
 * A sticky notice at the bottom of every page: the network is lost, or a request waits because of load. Its height is
 * in `--offline-height`, for parts that fill the window.
 * @param offline undefined on a static page, where `site/scripts/offline-notice` shows it
 * @param crowded seconds until waiting requests are retried
 */
export function OfflineNotice({ offline = false, crowded = 0 }: { offline?: boolean; crowded?: number }) {
  return (
    <div role="status" className="sticky bottom-(--tabs-height,0px) z-20">
      <p data-offline hidden={!offline} className={CLASSES}>
        <WifiOff aria-hidden="true" className="size-5 shrink-0" />
        Vous êtes hors ligne. Veuillez vérifier votre connexion internet.
      </p>
      {crowded > 0 && !offline ? (
        <p data-crowded className={CLASSES}>
          <Hourglass aria-hidden="true" className="size-5 shrink-0" />
          Il y a beaucoup de monde en ce moment. Restez sur cette page : nous réessayons pour vous
          {turnIn(crowded)}.
        </p>
      ) : null}
    </div>
  );
}

/**
 * End of the sentence, when the wait is long enough to mention.
 * @param seconds
 */
function turnIn(seconds: number): string {
  if (seconds <= 10) return '';
  if (seconds <= 45) return ' dans moins d’une minute';
  return seconds <= 75 ? ' dans une minute environ' : ' dans deux minutes environ';
}
