import { MapPin } from 'lucide-react';
import { deviceZone } from '#browser/clock.ts';
import type { PlanPlaces } from '#mechanisms/calendar/rules.ts';
import { type PlaceKind, placeWords } from '../rules.ts';
import { invitationWords } from '../texts.ts';

interface InvitationQuoteProps {
  place: { kind: PlaceKind; name: string };
  moments: readonly Date[];
  places: PlanPlaces;
}

/** The sentence of an invitation, the same for the proposer before sending and for the recipient. */
export function InvitationQuote({ place, moments, places }: InvitationQuoteProps) {
  return (
    <blockquote className="font-title text-lg wrap-anywhere">
      «{'\u202f'}
      {invitationWords(place, moments, places, deviceZone())}
      {'\u202f'}»
    </blockquote>
  );
}

/** A place with its icon. */
export function PlaceLine({ place }: { place: { kind: string; name: string } }) {
  return (
    <p className="flex items-start gap-2 wrap-anywhere">
      <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-prune" />
      <span className="min-w-0">{placeWords(place)}</span>
    </p>
  );
}
