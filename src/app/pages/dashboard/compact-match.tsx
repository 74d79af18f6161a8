import type { VisibleProfile } from '#features/matching/contract.ts';
import { scoreWord } from '#features/matching/rules.ts';
import { missingAnswersSentence, SCORE_TO_COME } from '#features/matching/web/shared/score-to-come.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Score } from '#ui/score.tsx';

/** The whole card opens the preview: the button of the name covers it. */
export function CompactMatch({ person, onPreview }: { person: VisibleProfile; onPreview: () => void }) {
  const { firstName, age, city, photoUrl, compatibility } = person;
  return (
    <Card
      as="li"
      padding="none"
      className="group relative grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-4 p-4 transition-colors hover:border-prune has-[:focus-visible]:border-prune lg:grid-cols-1 lg:justify-items-center lg:p-6 lg:text-center"
    >
      <Avatar
        firstName={firstName}
        photoUrl={photoUrl}
        size="large"
        className="row-span-2 lg:row-auto lg:size-28"
      />
      <div className="grid min-w-0 gap-0.5 self-end lg:self-auto">
        <h3 className="wrap-anywhere">
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
      </div>
      {compatibility.missing ? (
        <p className="col-start-2 self-start text-sm lg:col-start-auto lg:self-auto">
          <span className="font-semibold">{SCORE_TO_COME}</span>
          <br />
          {missingAnswersSentence(compatibility.missing, firstName)}
        </p>
      ) : (
        <Score
          value={compatibility.score}
          word={scoreWord(compatibility.score)}
          className="col-start-2 self-start text-left text-sm lg:col-start-auto lg:self-auto"
        />
      )}
    </Card>
  );
}
