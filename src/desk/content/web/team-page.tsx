import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { CONTENT_PATH, NEW } from '../texts.ts';
import { ContentPart } from './content-part.tsx';
import { PeopleList } from './people-list.tsx';
import { deskContentApi } from './shared/api.ts';

const LIST = `${CONTENT_PATH}/equipe`;

export const meta = deskMeta('Équipe du site');

export default function TeamPage() {
  const query = useQuery(deskContentApi.team.queryOptions());
  return (
    <ContentPart
      title="Équipe"
      intro="Les personnes de « Qui sommes-nous ? », dans cet ordre."
      enter={{ icon: UserPlus, label: 'Entrer une personne', to: `${LIST}/${NEW}` }}
      query={query}
    >
      {(team) => (
        <PeopleList
          kind="team"
          label="Équipe, dans l’ordre du site"
          people={team.map((member) => ({ ...member, line: member.role, to: `${LIST}/${member.id}` }))}
          empty={{
            title: 'Personne n’est encore entré',
            text: 'Le site montre cinq personnes d’exemple. La première vraie fiche les remplace.',
          }}
        />
      )}
    </ContentPart>
  );
}
