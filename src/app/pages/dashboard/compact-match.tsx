import type { CSSProperties } from 'react';
import type { VisibleProfile } from '#member/matching/contract.ts';
import { firstReason } from '#member/matching/texts.ts';
import { ScoreChip } from '#member/matching/web/shared/score-chip.tsx';
import { missingAnswersSentence } from '#member/matching/web/shared/score-to-come.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Portrait } from '#ui/portrait.tsx';

interface CompactMatchProps {
  person: VisibleProfile;
  isNew: boolean;
  /** Place in the order of arrival, from 0. */
  turn: number;
  onPreview: () => void;
}

/** A face and one reason to look closer. The whole card is clickable: the button of the name covers it. */
export function CompactMatch({ person, isNew, turn, onPreview }: CompactMatchProps) {
  const { firstName, gender, age, city, photoUrl, reasons, compatibility } = person;
  const { missing } = compatibility;
  return (
    <Card
      as="li"
      padding="none"
      style={{ '--turn': turn } as CSSProperties}
      className="group relative grid animate-rise grid-cols-[38%_1fr] content-start transition-colors hover:border-prune has-[:focus-visible]:border-prune sm:grid-cols-1"
    >
      <Portrait
        firstName={firstName}
        src={photoUrl}
        alt=""
        className="max-sm:aspect-auto! max-sm:h-full max-sm:min-h-40"
      />
      <div className="grid content-center gap-1.5 p-4 sm:content-start">
        {isNew ? (
          <Badge tone="abricot" className="justify-self-start">
            {gender === 'femme' ? 'Nouvelle' : 'Nouveau'}
          </Badge>
        ) : null}
        <h3 className="leading-snug wrap-anywhere">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onPreview}
            className="rounded-lg text-left underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {firstName}, {age}&nbsp;ans
          </button>
        </h3>
        <p className="text-sm text-encre-2">{city}</p>
        <p className="text-sm leading-snug">
          {missing ? missingAnswersSentence(missing, firstName) : firstReason(reasons)}
        </p>
        <ScoreChip
          compatibility={compatibility}
          className="mt-1 justify-self-start px-3! text-xs! max-sm:[&_svg]:hidden"
        />
      </div>
    </Card>
  );
}
