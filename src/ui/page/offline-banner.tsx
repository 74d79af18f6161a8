import { WifiOff } from 'lucide-react';
import { useOnline } from '#browser/offline/use-online.ts';

/** Says that the network is gone, and stays until it is back. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className="page-width flex max-w-none items-center justify-center gap-3 bg-abricot py-3 font-medium text-encre">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          Vous êtes hors ligne. Veuillez vérifier votre connexion internet.
        </p>
      )}
    </div>
  );
}
