import { useSession } from '#browser/session/session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { SearchPreferences } from '../../rules.ts';
import { EditableCard } from '../edit/editable-card.tsx';
import { SOUGHT_NAMES } from '../edit/personal-words.ts';
import { ReadOnlyItem, ReadOnlyList } from '../edit/read-only-list.tsx';
import type { SectionEditing } from '../edit/use-editing.ts';
import { DEALBREAKER_NAMES } from './search-words.ts';

const searchForm = lazyPart(
  () => import('./search-numbers-form.tsx'),
  ({ SearchNumbersForm }) => SearchNumbersForm,
);

interface SearchSectionProps {
  /** Null after a withdrawn consent. */
  search: SearchPreferences | null;
  editing: SectionEditing;
  onSaved?: () => void;
}

export function SearchSection({ search, editing, onSaved }: SearchSectionProps) {
  const { member } = useSession();
  const consents = member?.loveLifeConsent ?? false;
  // The default search is only a guess until the member saves one.
  const chosen = member?.steps.preferences ? search : null;
  return (
    <EditableCard
      title="Mes recherches"
      subject="mes recherches"
      editing={consents ? editing : undefined}
      form={searchForm}
      formProps={{ search: chosen, editing, onSaved }}
    >
      {chosen ? (
        <ReadOnlyList>
          <ReadOnlyItem name="Je recherche">{SOUGHT_NAMES[chosen.preferred_gender]}</ReadOnlyItem>
          <ReadOnlyItem name="Distance maximum">{chosen.max_distance} km</ReadOnlyItem>
          <ReadOnlyItem name="Âge minimum">{chosen.min_age} ans</ReadOnlyItem>
          <ReadOnlyItem name="Âge maximum">{chosen.max_age} ans</ReadOnlyItem>
          {chosen.dealbreakers?.length ? (
            <ReadOnlyItem name="Mes critères non négociables">
              {chosen.dealbreakers.map((one) => (
                <span key={one} className="block">
                  {DEALBREAKER_NAMES[one]}
                </span>
              ))}
            </ReadOnlyItem>
          ) : null}
        </ReadOnlyList>
      ) : (
        <div className="grid gap-1">
          <p className="font-medium">Préférences non définies</p>
          <p className="text-encre-2">
            {consents
              ? 'Dites-nous qui vous aimeriez rencontrer, à quel âge et à quelle distance : vos premiers matchs suivront.'
              : 'Elles ont été effacées avec votre accord : vous pourrez les définir à nouveau une fois cet accord redonné.'}
          </p>
        </div>
      )}
    </EditableCard>
  );
}
