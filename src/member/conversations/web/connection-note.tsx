import { useOnline } from '#browser/offline/use-online.ts';
import { useLongState } from '#live/web/use-live.ts';
import { Spinner } from '#ui/spinner.tsx';
import { CHAT_FAILED } from './chat-sentences.ts';

/** Most reconnections take less; only longer ones are announced. */
const SAID_AFTER_MS = 3000;
const NEVER_CAME_AFTER_MS = 10_000;

/** Says that messages may be delayed. A site-wide banner covers the offline state. */
export function ConnectionNote({ className }: { className?: string }) {
  const online = useOnline();
  const cut = useLongState('reconnecting', SAID_AFTER_MS);
  const absent = useLongState('connecting', NEVER_CAME_AFTER_MS);
  return (
    <div role="status" className={className}>
      {online && cut ? (
        <p className="flex items-center gap-2 text-sm text-encre-2">
          <Spinner />
          Reconnexion…
        </p>
      ) : null}
      {online && absent ? (
        <p className="text-sm text-encre-2">
          {CHAT_FAILED.init} Les nouveaux messages peuvent arriver avec un peu de retard.
        </p>
      ) : null}
    </div>
  );
}
