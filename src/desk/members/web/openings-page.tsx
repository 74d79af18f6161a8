import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { OpeningsList } from './openings-list.tsx';

export const meta = deskMeta('Ouvertures de fiches');

export default function OpeningsPage() {
  const answersForData = useHasRole('admin');
  return (
    <DeskPage
      title="Ouvertures de fiches"
      intro="Qui a ouvert la fiche de qui, quand, et pour quelle raison."
      back={{ to: '/equipe/membres', label: 'Tous les membres' }}
    >
      {answersForData ? (
        <OpeningsList />
      ) : (
        <p className="rounded-card bg-lin p-5">Cette liste est lue par l’administration.</p>
      )}
    </DeskPage>
  );
}
