import { PersonMenu } from '#features/conversations/reports/web/shared/person-menu.tsx';
import type { VisibleProfile } from '#features/matching/contract.ts';
import { Introductions } from '#features/matching/introductions/web/shared/introductions.tsx';
import { SelectionScreen } from '#features/matching/web/selection-screen.tsx';

const menuOf = (person: VisibleProfile) => <PersonMenu person={person} />;

export default function SelectionPage() {
  return <SelectionScreen menuOf={menuOf} introductions={<Introductions menuOf={menuOf} />} />;
}
