import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { DeskCoach } from '../contract.ts';
import { CARD_NAMES, CoachFields, CoachPreview, coachForm, typedFrom } from './coach-fields.tsx';
import { ContentTabs } from './content-part.tsx';
import { PersonForm } from './person-form.tsx';
import { deskContentApi } from './shared/api.ts';
import { OpeningGuide } from './shared/opening-guide.tsx';
import { useVersionedForm } from './use-versioned-form.ts';

export default function ContentPage() {
  const runsTheSite = useHasRole('admin');
  const isCoach = useHasRole('coach');
  if (!runsTheSite)
    return (
      <DeskPage title="Ma fiche" intro="Ce que les membres et les pages publiques montrent de vous.">
        <OwnCard />
      </DeskPage>
    );
  return (
    <DeskPage
      title="Contenus du site"
      intro="Ce que vous enregistrez ici se voit sur les pages publiques dans la minute."
    >
      <ContentTabs />
      <OpeningGuide />
      {isCoach ? (
        <section aria-labelledby="ma-fiche" className="grid gap-4">
          <h2 id="ma-fiche" className="text-h3">
            Ma fiche de coach
          </h2>
          <OwnCard />
        </section>
      ) : null}
    </DeskPage>
  );
}

function OwnCard() {
  const card = useQuery(deskContentApi.ownCard.queryOptions());
  if (isRefusal(card.error, 'NOT_FOUND'))
    return (
      <EmptyState title={<span className="text-h3">Votre fiche n’est pas encore reliée à votre compte</span>}>
        Demandez à la personne qui administre le site : c’est une case de la fiche, « Son compte d’équipe ».
      </EmptyState>
    );
  return (
    <QueryContent
      query={card}
      failed="Votre fiche n’a pas pu être lue."
      waiting={<LoadingShapes label="Lecture de votre fiche…" shapes={['h-96']} />}
    >
      {(coach) => <OwnForm coach={coach} />}
    </QueryContent>
  );
}

function OwnForm({ coach }: { coach: DeskCoach }) {
  const { sending, ...typed } = useVersionedForm(coachForm, {
    values: typedFrom(coach),
    version: coach.version,
    names: CARD_NAMES,
    mutation: deskContentApi.saveOwnCard.mutationOptions(),
    inputOf: ({ example, staffId, ...card }, version) => ({ ...card, version }),
    said: 'Votre fiche est enregistrée, le site la montre.',
  });
  return (
    <PersonForm {...sending} preview={<CoachPreview form={typed.form} />}>
      <CoachFields typed={typed} />
    </PersonForm>
  );
}
