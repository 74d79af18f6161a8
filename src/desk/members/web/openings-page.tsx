import { useInfiniteQuery } from '@tanstack/react-query';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { PagedRows } from '#desk/staff/web/shared/paged-rows.tsx';
import { frenchMoment } from '#lib/french-date.ts';
import { ofName } from '#lib/of-name.ts';
import { Card } from '#ui/card.tsx';
import { deskMembersApi } from './shared/api.ts';

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

function OpeningsList() {
  const list = useInfiniteQuery(
    deskMembersApi.openings.infiniteOptions({
      input: (before: number | undefined) => ({ before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return (
    <Card as="section" padding="small" aria-label="Ouvertures de fiches" className="grid gap-4 sm:p-5">
      <PagedRows
        query={list}
        rowsOf={(page) => page.openings}
        failed="Les ouvertures n’ont pas pu être lues."
        loading="Chargement des ouvertures…"
        empty={<p className="rounded-field bg-papier p-4 text-encre-2">Aucune fiche n’a été ouverte.</p>}
        more="Voir les plus anciennes"
      >
        {({ id, at, by, firstName, reason }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[17rem_minmax(0,1fr)]">
            <span>
              <span className="font-semibold">
                {by} a ouvert la fiche {firstName ? ofName(firstName) : 'de quelqu’un qui est parti'}
              </span>
              <time dateTime={at} className="block text-encre-2 first-letter:uppercase">
                {frenchMoment(new Date(at))}
              </time>
            </span>
            <span className="wrap-anywhere">{reason}</span>
          </li>
        )}
      </PagedRows>
    </Card>
  );
}
