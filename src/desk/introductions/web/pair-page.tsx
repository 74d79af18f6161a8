import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { fieldSentence } from '#browser/api/error-sentence.ts';
import { pairSubject } from '#desk/staff/rules.ts';
import { DeskNotes } from '#desk/staff/web/shared/desk-notes.tsx';
import { INTRODUCTION_DAYS, INTRODUCTION_NOTE_MAX_LENGTH } from '#member/matching/rules.ts';
import { FoldingText, PersonPrompts, placeSentence } from '#member/matching/web/shared/person-facts.tsx';
import { PersonPhotos } from '#member/matching/web/shared/person-photos.tsx';
import { SHOWN_TEXTS } from '#member/profile/rules.ts';
import { ActivitiesWish, LifeWish } from '#member/profile/web/shared/profile-summary.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DeskPerson, DeskProfile } from '../contract.ts';
import type { Obstacle } from '../rules.ts';
import { OBSTACLE_WORDS, partWords } from './introduction-words.ts';
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
  Présentation: (person) =>
    SHOWN_TEXTS.map((field) => <FoldingText key={field} text={person[field]} about={person.firstName} />),
  Phrases: ({ prompts, firstName }) => <PersonPrompts firstName={firstName} prompts={prompts} />,
  'Moments à partager': (person) => <ActivitiesWish {...person} />,
  'Projet de vie': (person) => <LifeWish {...person} />,
};

/** Aligns the same subject on the same line. */
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

const INTRODUCE_FAILED =
  'La présentation n’est pas partie. Votre mot est gardé\u202f: réessayez dans un instant.';

interface IntroduceFormProps {
  pair: { member: DeskPerson; other: DeskPerson; obstacles: readonly Obstacle[] };
  back: string;
}

function IntroduceForm({ pair: { member, other, obstacles }, back }: IntroduceFormProps) {
  const [note, setNote] = useState('');
  const navigate = useNavigate();
  const introduce = useDeskChange(deskIntroductionsApi, deskIntroductionsApi.introduce.mutationOptions(), {
    said: `${member.firstName} et ${other.firstName} ont reçu votre présentation.`,
    onDone: () => navigate(back),
  });
  const refused = fieldSentence(introduce.error, 'note');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!introduce.isPending) introduce.mutate({ member: member.id, other: other.id, note });
  }

  return (
    <Card as="section" tone="lavande" padding="small" aria-labelledby="introduce" className="sm:p-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <h2 id="introduce" className="text-h3">
          Vos mots pour {member.firstName} et {other.firstName}
        </h2>
        {obstacles.length === 0 ? (
          <>
            <TextArea
              label="Pourquoi ces deux personnes"
              hint="Les deux lisent ce mot, signé de votre prénom. N’y glissez aucune confidence."
              maxLength={INTRODUCTION_NOTE_MAX_LENGTH}
              rows={7}
              value={note}
              error={refused}
              onChange={({ target }) => setNote(target.value)}
            />
            <FailureAlert error={!refused && introduce.error} failed={INTRODUCE_FAILED} />
            <Button type="submit" block pending={introduce.isPending} pendingLabel="Envoi en cours…">
              Présenter
            </Button>
            <p className="text-encre-2">
              Chacun a {INTRODUCTION_DAYS} jours pour accepter ou décliner. La conversation s’ouvre si les
              deux acceptent, sans prendre de place. Sinon, personne ne sait qui a décliné.
            </p>
          </>
        ) : (
          <Obstacles obstacles={obstacles} />
        )}
      </form>
    </Card>
  );
}

function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const reasons = obstacles.map((obstacle) => <p key={obstacle}>{OBSTACLE_WORDS[obstacle]}</p>);
  return <Alert title="Ces deux personnes ne peuvent pas être présentées">{reasons}</Alert>;
}
