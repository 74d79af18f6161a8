import { placeSentence } from '#member/matching/web/shared/place-sentence.ts';
import { ScoreChip } from '#member/matching/web/shared/score-chip.tsx';
import { childrenSentence } from '#member/profile/web/shared/profile-summary.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Portrait } from '#ui/portrait.tsx';
import type { Candidate } from '../contract.ts';
import { goingOnWords, partWords } from './introduction-words.ts';

export function CandidateRow({ memberId, person }: { memberId: string; person: Candidate }) {
  const { firstName, age, city, distanceKm, hasChildren, compatibility, reasons, passed, goingOn } = person;
  return (
    <Card
      as="li"
      padding="none"
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 p-4 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <Portrait firstName={firstName} src={person.photoUrl} alt="" className="self-start rounded-[18px]" />
      <div className="grid content-start gap-2">
        <h2 className="text-h3 wrap-anywhere">
          {firstName}, {age}&nbsp;ans
        </h2>
        <p className="text-encre-2">
          {placeSentence(city, distanceKm)}. {childrenSentence(hasChildren)}.
        </p>
        <ScoreChip compatibility={compatibility} className="justify-self-start" />
        <ul className="text-encre-2">
          {partWords(person).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p>{reasons}</p>
        <div className="flex flex-wrap items-center gap-2 pt-1">
          <ButtonLink
            to={`/equipe/presentations/${encodeURIComponent(memberId)}/${encodeURIComponent(person.id)}`}
            variant="secondary"
            size="small"
          >
            Comparer<span className="sr-only"> avec {firstName}</span>
          </ButtonLink>
          {passed ? <Badge tone="lin">Déjà passé</Badge> : null}
          {goingOn > 0 ? <Badge tone="lavande">{goingOnWords(goingOn)}</Badge> : null}
        </div>
      </div>
    </Card>
  );
}
