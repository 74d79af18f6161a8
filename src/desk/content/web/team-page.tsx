import { useQuery } from '@tanstack/react-query';
import { Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import type { DeskTeamMember } from '../contract.ts';
import { CONTENT_PATH, NEW } from './content-paths.ts';
import { ContentTabs } from './content-tabs.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { PeopleList } from './people-list.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { deskContentApi } from './shared/api.ts';

const LIST = `${CONTENT_PATH}/equipe`;

export function meta() {
  return deskMeta('Équipe du site');
}

/** Who is on « Qui sommes-nous ? », in its order. */
export default function TeamPage() {
  const query = useQuery(deskContentApi.team.queryOptions());
  const [removing, setRemoving] = useState<DeskTeamMember | null>(null);
  return (
    <DeskPage
      title="Équipe"
      intro="Les personnes de « Qui sommes-nous ? », dans cet ordre."
      actions={
        <ButtonLink to={`${LIST}/${NEW}`}>
          <UserPlus aria-hidden="true" />
          Entrer une personne
        </ButtonLink>
      }
    >
      <ContentTabs />
      <QueryContent
        query={query}
        failed="L’équipe n’a pas pu être lue. Réessayez."
        waiting={<ListSkeleton label="Lecture de l’équipe…" />}
      >
        {(team) =>
          team.length === 0 ? (
            <EmptyState title={<span className="text-h3">Personne n’est encore entré</span>}>
              Le site montre cinq personnes d’exemple. La première vraie fiche les remplace.
            </EmptyState>
          ) : (
            <PeopleList
              kind="team"
              label="Équipe, dans l’ordre du site"
              people={team.map((member) => ({
                ...member,
                line: member.role,
                to: `${LIST}/${member.id}`,
                actions: (
                  <IconButton
                    icon={Trash2}
                    label={`Retirer ${member.name}`}
                    onClick={() => setRemoving(member)}
                  />
                ),
              }))}
            />
          )
        }
      </QueryContent>
      {removing ? (
        <RemoveDialog
          name={removing.name}
          mutation={deskContentApi.removeTeamMember.mutationOptions()}
          id={removing.id}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </DeskPage>
  );
}
