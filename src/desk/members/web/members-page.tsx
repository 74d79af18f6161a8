import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MemberTable } from './member-table.tsx';
import { SavedViews } from './saved-views.tsx';

export default function MembersPage() {
  const answersForData = useHasRole('admin');
  return (
    <DeskPage
      title="Membres"
      intro="Ouvrir une fiche demande une raison. Elle est notée, et relue par la personne qui répond de la protection des données."
      actions={
        answersForData ? (
          <ButtonLink to="/equipe/journal?action=members.open" variant="secondary" size="small">
            Ouvertures de fiches
          </ButtonLink>
        ) : null
      }
    >
      <SavedViews />
      <MemberTable />
    </DeskPage>
  );
}
