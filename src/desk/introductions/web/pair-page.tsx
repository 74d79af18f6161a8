import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import type { VisibleProfile } from '#member/matching/contract.ts';
import { PersonName } from '#member/matching/web/shared/person-name.tsx';
import { PersonSheet } from '#member/matching/web/shared/person-sheet.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { IntroduceForm } from './introduce-form.tsx';
import { deskIntroductionsApi } from './shared/api.ts';

const FAILED = 'Ces deux profils n’ont pas pu être lus.';

export function meta() {
  return deskMeta('Une présentation');
}

export default function PairPage() {
  const { member: id = '', other = '' } = useParams();
  const pair = useQuery(deskIntroductionsApi.pair.queryOptions({ input: { id, other } }));
  const back = `/equipe/presentations/${encodeURIComponent(id)}`;
  return (
    <DeskPage
      title={pair.data ? `${pair.data.member.firstName} et ${pair.data.other.firstName}` : 'Deux profils'}
      intro="Chaque profil, tel que l’autre le verrait."
      actions={
        <ButtonLink to={back} variant="secondary" size="small">
          Revenir à la liste
        </ButtonLink>
      }
    >
      <QueryContent
        query={pair}
        failed={FAILED}
        waiting={
          <LoadingShapes
            label="Chargement des deux profils…"
            className="grid gap-5 lg:grid-cols-2 xl:grid-cols-[1fr_1fr_22rem]"
            shapes={['h-120 !rounded-card', 'h-120 !rounded-card', 'h-72 !rounded-card']}
          />
        }
      >
        {(data) => (
          <div className="grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-[1fr_1fr_22rem]">
            <Side person={data.member} />
            <Side person={data.other} />
            <div className="lg:col-span-2 xl:sticky xl:top-6 xl:col-span-1">
              <IntroduceForm key={`${id} ${other}`} pair={data} back={back} />
            </div>
          </div>
        )}
      </QueryContent>
    </DeskPage>
  );
}

function Side({ person }: { person: VisibleProfile }) {
  return (
    <article
      aria-label={`Profil\u202f: ${person.firstName}`}
      className="rounded-[36px] border border-filet bg-carte p-2.5 pb-5"
    >
      <PersonSheet
        person={person}
        eager
        title={<PersonName firstName={person.firstName} age={person.age} />}
      />
    </article>
  );
}
