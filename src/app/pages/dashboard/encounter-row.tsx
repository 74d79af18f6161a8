import { comingMoment } from '#lib/french-date.ts';
import type { Encounter } from '#member/encounters/contract.ts';
import { placeWords } from '#member/encounters/rules.ts';
import { Avatar } from '#ui/avatar.tsx';
import { WaitingRow } from './waiting-row.tsx';

export function EncounterRow({ encounter }: { encounter: Encounter }) {
  const { contactId, firstName, photoUrl, agreedAt, place } = encounter;
  return (
    <WaitingRow
      to={`/chat?contact=${encodeURIComponent(contactId)}`}
      title={agreedAt ? `Rendez-vous avec ${firstName}` : `${firstName} vous propose un rendez-vous`}
      picture={<Avatar firstName={firstName} photoUrl={photoUrl} />}
    >
      {agreedAt ? (
        <time dateTime={agreedAt} className="first-letter:uppercase">
          {comingMoment(new Date(agreedAt), new Date())}
        </time>
      ) : (
        <span className="text-sm font-semibold text-prune">À vous de répondre</span>
      )}
      <span className="text-sm text-encre-2">{placeWords(place)}</span>
    </WaitingRow>
  );
}
