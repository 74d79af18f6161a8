import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { pairSubject } from '#desk/staff/rules.ts';
import { DeskNotes } from '#desk/staff/web/shared/desk-notes.tsx';
import { FoldingText } from '#member/matching/web/shared/folding-text.tsx';
import { PersonPhotos } from '#member/matching/web/shared/person-photos.tsx';
import { PersonPrompts } from '#member/matching/web/shared/person-prompts.tsx';
import { placeSentence } from '#member/matching/web/shared/place-sentence.ts';
import { ActivitiesWish, LifeWish } from '#member/profile/web/shared/profile-summary.tsx';
import { Card } from '#ui/card.tsx';
import { deskMeta } from '#ui/desk/desk-meta.ts';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { DeskProfile } from '../contract.ts';
import { IntroduceForm, Obstacles } from './introduce-form.tsx';
import { partWords } from './introduction-words.ts';
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

const ROWS: Record<string, (person: DeskProfile) => ReactNode> = {
  Photos: ({ firstName, age, photos, city, distanceKm }) => (
    <PersonPhotos firstName={firstName} photos={photos} eager>
      <p className="font-title text-lg font-semibold sm:text-h2">{`${firstName}, ${age}\u00a0ans`}</p>
      <p className="leading-snug max-sm:text-sm">{placeSentence(city, distanceKm)}</p>
    </PersonPhotos>
  ),
  Affinité: (person) => (
    <>
      {partWords(person).map((words) => (
        <p key={words} className="text-encre-2">
          {words}
        </p>
      ))}
    </>
  ),
  Présentation: ({ bio, firstName }) => <FoldingText text={bio} about={firstName} />,
  Phrases: ({ prompts, firstName }) => <PersonPrompts firstName={firstName} prompts={prompts} />,
  'Moments à partager': (person) => <ActivitiesWish {...person} />,
  'Projet de vie': (person) => <LifeWish {...person} />,
};

/** The same subject on the same line. */
function PairCompare({ people }: { people: readonly [DeskProfile, DeskProfile] }) {
  return (
    <Card as="section" padding="small" aria-label="Les deux profils" className="grid gap-4">
      <h2 className="sr-only">Les deux profils</h2>
      <p className="text-lg leading-normal font-medium">{people[0].reasons}</p>
      <table className="w-full table-fixed">
        <tbody>
          {Object.entries(ROWS).map(([label, cell]) => (
            <tr key={label} className="grid grid-cols-2 gap-x-3 py-3 sm:gap-x-6">
              <th scope="row" className="sr-only">
                {label}
              </th>
              {people.map((person) => (
                <td key={person.id} className="min-w-0">
                  {cell(person)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
