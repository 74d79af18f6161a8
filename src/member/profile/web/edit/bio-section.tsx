import { lazyPart } from '#ui/lazy-part.tsx';
import { BioText } from '../shared/profile-summary.tsx';
import { EditableCard } from './editable-card.tsx';
import type { SectionEditing } from './use-editing.ts';

const bioForm = lazyPart(
  () => import('./bio-form.tsx'),
  ({ BioForm }) => BioForm,
);

interface BioSectionProps {
  bio: string;
  editing: SectionEditing;
}

export function BioSection({ bio, editing }: BioSectionProps) {
  return (
    <EditableCard
      title="À propos de moi"
      subject="ma présentation"
      editing={editing}
      form={bioForm}
      formProps={{ bio, editing }}
    >
      {bio ? (
        <BioText text={bio} />
      ) : (
        <div className="grid gap-1">
          <p className="font-medium">Aucune bio renseignée</p>
          <p className="text-encre-2">
            Deux ou trois phrases suffisent : ce qui vous fait rire, un dimanche réussi. C’est souvent par là
            que commence une conversation.
          </p>
        </div>
      )}
    </EditableCard>
  );
}
