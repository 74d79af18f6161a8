import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { drawnPortrait } from '#member/coaches/web/shared/coach-photos.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ContentPart } from './content-part.tsx';
import { CONTENT_PATH, NEW } from './content-paths.ts';
import { HideCoachDialog } from './hide-coach-dialog.tsx';
import { PeopleList } from './people-list.tsx';
import { deskContentApi } from './shared/api.ts';

const LIST = `${CONTENT_PATH}/coachs`;

export const meta = deskMeta('Coachs du site');

export default function CoachesPage() {
  const query = useQuery(deskContentApi.coaches.queryOptions());
  const [hidingId, setHidingId] = useState<string | null>(null);
  const show = useDeskChange(deskContentApi, deskContentApi.showCoach.mutationOptions());
  // Read from the live list: a member may be assigned while the dialog is open.
  const hiding = query.data?.coaches.find(({ id, shown }) => id === hidingId && shown);
  return (
    <>
      <ContentPart
        title="Coachs"
        intro="Celles et ceux de l’accueil et de « Nos coachs », dans cet ordre. Les nouveaux membres sont confiés à qui en accompagne le moins."
        enter={{ icon: UserPlus, label: 'Entrer une personne', to: `${LIST}/${NEW}` }}
        query={query}
      >
        {({ coaches }) => (
          <PeopleList
            kind="coaches"
            label="Coachs, dans l’ordre du site"
            people={coaches.map((coach) => {
              const name = `${coach.firstName} ${coach.lastName}`;
              return {
                ...coach,
                name,
                photoUrl: coach.photoUrl ?? drawnPortrait(coach),
                line: `${coach.specialty}, ${membersOf(coach.members)}`,
                to: `${LIST}/${coach.id}`,
                removable: coach.members === 0,
                actions: coach.shown ? (
                  <IconButton icon={EyeOff} label={`Masquer ${name}`} onClick={() => setHidingId(coach.id)} />
                ) : (
                  <IconButton
                    icon={Eye}
                    label={`Montrer ${name}`}
                    onClick={() => show.mutate({ id: coach.id, shown: true, successor: null })}
                  />
                ),
              };
            })}
            empty={{
              title: 'Personne n’est encore entré',
              text: 'Le site montre quatre coachs d’exemple. La première vraie fiche les remplace.',
            }}
          />
        )}
      </ContentPart>
      {hiding ? (
        <HideCoachDialog
          coach={hiding}
          others={query.data?.coaches.filter(({ id, shown }) => shown && id !== hiding.id) ?? []}
          onClose={() => setHidingId(null)}
        />
      ) : null}
    </>
  );
}

function membersOf(count: number): string {
  if (count === 0) return 'aucun membre';
  return count === 1 ? '1 membre' : `${count} membres`;
}
