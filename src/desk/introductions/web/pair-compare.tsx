import type { ReactNode } from 'react';
import { FoldingText } from '#member/matching/web/shared/folding-text.tsx';
import { PersonPhotos } from '#member/matching/web/shared/person-photos.tsx';
import { PersonPrompts } from '#member/matching/web/shared/person-prompts.tsx';
import { placeSentence } from '#member/matching/web/shared/place-sentence.ts';
import { ActivitiesWish, LifeWish } from '#member/profile/web/shared/profile-summary.tsx';
import { Card } from '#ui/card.tsx';
import type { DeskProfile } from '../contract.ts';
import { partWords } from './introduction-words.ts';

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
export function PairCompare({ people }: { people: readonly [DeskProfile, DeskProfile] }) {
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
