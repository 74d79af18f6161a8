import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { ContentPart } from './content-part.tsx';
import { CONTENT_PATH, NEW } from './content-paths.ts';
import { PeopleList } from './people-list.tsx';
import { RemoveButton } from './remove-button.tsx';
import { deskContentApi } from './shared/api.ts';

const LIST = `${CONTENT_PATH}/temoignages`;

export const meta = deskMeta('Témoignages');

export default function TestimonialsPage() {
  const query = useQuery(deskContentApi.testimonials.queryOptions());
  return (
    <ContentPart
      title="Témoignages"
      intro="Un témoignage ne paraît qu’avec l’accord de son auteur. Si l’accord est repris, retirez-le : il quitte le site aussitôt."
      enter={{ icon: MessageSquarePlus, label: 'Entrer un témoignage', to: `${LIST}/${NEW}` }}
      query={query}
      failed="Les témoignages n’ont pas pu être lus."
      loading="Lecture des témoignages…"
    >
      {({ list, examplesWithdrawn }) => (
        <>
          {list.some(({ shown, example }) => shown && !example) ? null : (
            <Examples withdrawn={examplesWithdrawn} />
          )}
          {list.length === 0 ? (
            <EmptyState title={<span className="text-h3">Aucun témoignage n’est entré</span>}>
              {examplesWithdrawn
                ? 'La rubrique ne se voit pas sur le site. Elle revient avec le premier témoignage.'
                : 'Le site montre sept exemples, écrits par l’équipe et marqués comme tels.'}
            </EmptyState>
          ) : (
            <PeopleList
              kind="testimonials"
              label="Témoignages, dans l’ordre du site"
              people={list.map((one) => ({
                ...one,
                name: one.firstName,
                line: one.text,
                to: `${LIST}/${one.id}`,
                actions: (
                  <RemoveButton
                    name={`le témoignage de ${one.firstName}`}
                    id={one.id}
                    mutation={deskContentApi.removeTestimonial.mutationOptions()}
                  />
                ),
              }))}
            />
          )}
        </>
      )}
    </ContentPart>
  );
}

/** Without real testimonials: show the examples, or none. */
function Examples({ withdrawn }: { withdrawn: boolean }) {
  const change = useDeskChange(deskContentApi, deskContentApi.withdrawExamples.mutationOptions());
  return (
    <div className="grid gap-3 rounded-card bg-abricot-100 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl">
          {withdrawn
            ? 'Les témoignages d’exemple sont retirés : la rubrique ne paraît pas.'
            : 'Le site montre des témoignages d’exemple. Pour ouvrir, entrez de vrais témoignages ou retirez ceux-là.'}
        </p>
        <Button
          variant="secondary"
          size="small"
          pending={change.isPending}
          pendingLabel="Un instant…"
          onClick={() => change.mutate({ withdrawn: !withdrawn })}
        >
          {withdrawn ? 'Remettre les exemples' : 'Retirer les exemples'}
        </Button>
      </div>
      <FailureAlert error={change.error} failed="Rien n’a été changé. Réessayez." />
    </div>
  );
}
