import { errorSentence } from '#browser/api/error-sentence.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { frenchDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { placeSentence } from '#member/matching/web/shared/place-sentence.ts';
import { childrenSentence } from '#member/profile/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Candidate, KeptCandidate } from '../contract.ts';
import { goingOnWords, partWords } from './introduction-words.ts';
import { deskIntroductionsApi } from './shared/api.ts';

interface CandidateRowProps {
  memberId: string;
  person: Candidate | KeptCandidate;
}

export function CandidateRow({ memberId, person }: CandidateRowProps) {
  const kept = 'keptBy' in person;
  const keep = useDeskChange(deskIntroductionsApi, deskIntroductionsApi.keep.mutationOptions(), {
    onRefused: (error) => notify.error(errorSentence(error, 'Rien n’a changé. Réessayez dans un instant.')),
  });
  const { firstName, age, city, distanceKm, hasChildren, reasons, passed, goingOn } = person;
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
        <ul className="text-encre-2">
          {partWords(person).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p>{reasons}</p>
        {kept ? (
          <p className="text-encre-2">
            Gardé par {person.keptBy}, le {frenchDay(new Date(person.keptAt), PARIS_ZONE)}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-2 pt-1">
          <ButtonLink
            to={`/equipe/presentations/${encodeURIComponent(memberId)}/${encodeURIComponent(person.id)}`}
            variant="secondary"
            size="small"
          >
            Comparer<span className="sr-only"> avec {firstName}</span>
          </ButtonLink>
          <Button
            size="small"
            variant="quiet"
            pending={keep.isPending}
            onClick={() => keep.mutate({ id: memberId, other: person.id, kept: !kept })}
          >
            {kept ? 'Retirer' : 'Garder'}
            <span className="sr-only"> {firstName}</span>
          </Button>
          {passed ? <Badge tone="lin">Déjà passé</Badge> : null}
          {goingOn > 0 ? <Badge tone="lavande">{goingOnWords(goingOn)}</Badge> : null}
        </div>
      </div>
    </Card>
  );
}
