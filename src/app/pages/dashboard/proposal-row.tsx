import type { Encounter } from '#member/encounters/contract.ts';
import { placeWords } from '#member/encounters/rules.ts';
import { Avatar } from '#ui/avatar.tsx';
import { WaitingRow } from './waiting-row.tsx';

export function ProposalRow({ encounter }: { encounter: Encounter }) {
  const { contactId, firstName, photoUrl, place } = encounter;
  return (
    <WaitingRow
      to={`/chat?contact=${encodeURIComponent(contactId)}`}
      title={`${firstName} vous propose un rendez-vous`}
      picture={<Avatar firstName={firstName} photoUrl={photoUrl} />}
    >
      <span className="text-sm font-semibold text-prune">À vous de répondre</span>
      <span className="text-sm text-encre-2">{placeWords(place)}</span>
    </WaitingRow>
  );
}
