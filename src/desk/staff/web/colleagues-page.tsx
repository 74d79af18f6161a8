import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ColleagueRow } from './colleagues/colleague-row.tsx';
import { InviteDialog } from './colleagues/invite-dialog.tsx';
import { deskStaffApi } from './shared/api.ts';

export default function ColleaguesPage() {
  const [inviting, setInviting] = useState(false);
  const colleagues = useQuery(deskStaffApi.colleagues.queryOptions());
  return (
    <DeskPage
      title="Comptes de l’équipe"
      intro="Qui entre ici, et avec quels rôles. Chaque changement est noté au journal."
      actions={
        <Button size="small" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" />
          Inviter une personne
        </Button>
      }
    >
      <QueryContent
        query={colleagues}
        failed="Les comptes n’ont pas pu être lus. Vérifiez votre connexion internet."
        waiting={<Skeleton className="h-80" />}
      >
        {(listed) => (
          <ul className="divide-y divide-filet overflow-visible rounded-card border border-filet bg-carte">
            {listed.map((colleague) => (
              <ColleagueRow key={colleague.id} colleague={colleague} />
            ))}
          </ul>
        )}
      </QueryContent>
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </DeskPage>
  );
}
