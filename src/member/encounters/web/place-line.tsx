import { MapPin } from 'lucide-react';
import { placeWords } from '../rules.ts';

/** A place with its icon. */
export function PlaceLine({ place }: { place: { kind: string; name: string } }) {
  return (
    <p className="flex items-start gap-2 wrap-anywhere">
      <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-prune" />
      <span className="min-w-0">{placeWords(place)}</span>
    </p>
  );
}
