import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { portraitOf } from '#member/coaches/web/shared/coach-photos.ts';
import { ConfirmChange } from '#ui/desk/change-dialog.tsx';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { DeskCoach } from '../contract.ts';
import { SPREAD } from '../rules.ts';
import { CONTENT_PATH, NEW } from '../texts.ts';
import { ContentPart } from './content-part.tsx';
import { PeopleList } from './people-list.tsx';
import { deskContentApi } from './shared/api.ts';

const LIST = `${CONTENT_PATH}/coachs`;

export const meta = deskMeta('Coachs du site');

export default function CoachesPage() {
  const query = useQuery(deskContentApi.coaches.queryOptions());
  const [hidingId, setHidingId] = useState<string | null>(null);
  const show = useDeskChange(deskContentApi, deskContentApi.showCoach.mutationOptions());
  // Derived from the live list: a member may be assigned while the dialog is open.
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
                photoUrl: portraitOf(coach),
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

interface HideCoachDialogProps {
  coach: DeskCoach;
  others: readonly DeskCoach[];
  onClose: () => void;
}

/** Asks for a successor before hiding a coach. */
function HideCoachDialog({ coach, others, onClose }: HideCoachDialogProps) {
  const [successor, setSuccessor] = useState(others.length > 1 ? SPREAD : (others[0]?.id ?? ''));
  const name = `${coach.firstName} ${coach.lastName}`;
  const has = coach.members > 0;
  return (
    <ConfirmChange
      onClose={onClose}
      title={`Masquer ${name} ?`}
      description={
        has
          ? 'Sa fiche quitte le site et son histoire reste ici. Ses membres sont confiés à quelqu’un d’autre, et le lisent dans « Mon coaching ».'
          : 'Sa fiche quitte le site et reste ici : vous pourrez la montrer de nouveau.'
      }
      confirmLabel="Masquer"
      api={deskContentApi}
      change={deskContentApi.showCoach.mutationOptions()}
      input={{ id: coach.id, shown: false, successor: has ? successor : null }}
      said={`${name} n’est plus sur le site.`}
    >
      {has ? (
        <SelectField
          label={
            coach.members === 1 ? 'Qui accompagne son membre' : `Qui accompagne ses ${coach.members} membres`
          }
          placeholder="Choisir"
          choices={[
            ...(others.length > 1 ? [{ value: SPREAD, label: 'Les répartir entre les autres' }] : []),
            ...others.map(({ id, firstName, lastName }) => ({
              value: id,
              label: `${firstName} ${lastName}`,
            })),
          ]}
          value={successor}
          onChange={(event) => setSuccessor(event.target.value)}
        />
      ) : null}
    </ConfirmChange>
  );
}
