import { Video } from 'lucide-react';
import { DESK_CALL_PATH } from '#lib/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';

/** A page of its own: it may use camera and microphone, the others may not. */
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
