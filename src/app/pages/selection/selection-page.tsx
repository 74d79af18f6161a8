import type { VisibleProfile } from '#member/matching/contract.ts';
import { SelectionScreen } from '#member/matching/web/selection-screen.tsx';
import { Introductions } from '#member/matchmaker/web/shared/introductions.tsx';
import { PersonMenu } from '#member/reports/web/shared/person-menu.tsx';

const menuOf = (person: VisibleProfile) => <PersonMenu person={person} />;

export default function SelectionPage() {
  return <SelectionScreen menuOf={menuOf} introductions={<Introductions menuOf={menuOf} />} />;
}
