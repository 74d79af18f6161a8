import { Video } from 'lucide-react';
import { DESK_CALL_PATH } from '#lib/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';

/** Opens a separate page: only that page may use camera and microphone. */
export function OpenCallLink({ id }: { id: string }) {
  return (
    <a
      href={`${DESK_CALL_PATH}?rendez-vous=${encodeURIComponent(id)}`}
      className={buttonStyle({ size: 'small' })}
    >
      <Video aria-hidden="true" />
      Ouvrir l’appel
    </a>
  );
}
