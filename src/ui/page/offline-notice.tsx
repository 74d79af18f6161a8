import { WifiOff } from 'lucide-react';

/**
 * Says that the network is gone, at the end of every page: it stays in sight while one scrolls. Its height is known to
 * what fills the window (`--offline-height`).
 * @param offline nothing on a static page: `site/scripts/offline-notice` shows it
 */
export function OfflineNotice({ offline = false }: { offline?: boolean }) {
  return (
    <div role="status" className="sticky bottom-0 z-20">
      <p
        data-offline
        hidden={!offline}
        className="flex min-h-(--offline-height) items-center justify-center gap-3 bg-abricot px-5 py-2 leading-snug font-medium text-encre [&[hidden]]:hidden"
      >
        <WifiOff aria-hidden="true" className="size-5 shrink-0" />
        Vous êtes hors ligne. Veuillez vérifier votre connexion internet.
      </p>
    </div>
  );
}
