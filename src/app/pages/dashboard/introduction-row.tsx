import type { Introduction } from '#member/matchmaker/contract.ts';
import { Avatar } from '#ui/avatar.tsx';
import { WaitingRow } from './waiting-row.tsx';

export function IntroductionRow({ introduction: { person, by } }: { introduction: Introduction }) {
  return (
    <WaitingRow
      to="/selection"
      title={`${by} vous présente ${person.firstName}`}
      picture={<Avatar firstName={person.firstName} photoUrl={person.photoUrl} />}
    >
      <span className="text-sm font-semibold text-prune">À vous de répondre</span>
      <span className="text-sm text-encre-2">Présentation d’une matchmaker de l’équipe</span>
    </WaitingRow>
  );
}
