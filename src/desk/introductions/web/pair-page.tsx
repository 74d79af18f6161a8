import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pairSubject } from '#desk/staff/rules.ts';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskNotes } from '#desk/staff/web/shared/desk-notes.tsx';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { IntroduceForm, Obstacles } from './introduce-form.tsx';
import { PairCompare } from './pair-compare.tsx';
import { deskIntroductionsApi } from './shared/api.ts';

const FAILED = 'Ces deux profils n’ont pas pu être lus.';

export const meta = deskMeta('Une présentation');

export default function PairPage() {
  const { member: id = '', other = '' } = useParams();
  const pair = useQuery(deskIntroductionsApi.pair.queryOptions({ input: { id, other } }));
  const back = `/equipe/presentations/${encodeURIComponent(id)}`;
  return (
    <DeskPage
      title={pair.data ? `${pair.data.member.firstName} et ${pair.data.other.firstName}` : 'Deux profils'}
      intro={pair.data?.profiles ? 'Chaque profil, tel que l’autre le verrait.' : null}
      back={{ to: back, label: 'Revenir à la liste' }}
    >
      <QueryContent
        query={pair}
        failed={FAILED}
        waiting={
          <LoadingShapes
            label="Chargement des deux profils…"
            className="grid grid-cols-2 gap-5"
            shapes={['h-120', 'h-120']}
          />
        }
      >
        {({ profiles, ...data }) =>
          profiles ? (
            <div className="grid items-start gap-5 xl:grid-cols-[1fr_22rem]">
              <PairCompare people={[profiles.member, profiles.other]} />
              <div className="grid gap-5 xl:sticky xl:top-6">
                <IntroduceForm key={`${id} ${other}`} pair={data} back={back} />
                <DeskNotes noted={{ kind: 'pair', subject: pairSubject(id, other) }} />
              </div>
            </div>
          ) : (
            <Obstacles obstacles={data.obstacles} />
          )
        }
      </QueryContent>
    </DeskPage>
  );
}
