import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { OpeningsList } from './openings-list.tsx';

export const meta = deskMeta('Dossiers ouverts');

export default function OpeningsPage() {
  const answersForData = useHasRole('admin');
  return (
    <DeskPage
      title="Ouvertures de fiches"
      intro="Qui a ouvert la fiche de qui, quand, et pour quelle raison."
      actions={
        <ButtonLink to="/equipe/membres" variant="secondary" size="small">
          Tous les membres
        </ButtonLink>
      }
    >
      {answersForData ? (
        <OpeningsList />
      ) : (
        <p className="rounded-card bg-lin p-5">Cette liste est lue par l’administration.</p>
      )}
    </DeskPage>
  );
}
