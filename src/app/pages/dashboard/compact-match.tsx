import type { VisibleProfile } from '#member/matching/contract.ts';
import { ScoreChip } from '#member/matching/web/shared/score-chip.tsx';
import { missingAnswersSentence } from '#member/matching/web/shared/score-to-come.ts';
import { Card } from '#ui/card.tsx';
import { Portrait } from '#ui/portrait.tsx';

/** The whole card is clickable: the button of the name covers it. */
export function CompactMatch({ person, onPreview }: { person: VisibleProfile; onPreview: () => void }) {
  const { firstName, age, city, photoUrl, compatibility } = person;
  return (
    <Card
      as="li"
      padding="none"
      className="group relative grid content-start transition-colors hover:border-prune has-[:focus-visible]:border-prune"
    >
      <Portrait firstName={firstName} src={photoUrl} alt="" />
      <div className="grid content-start gap-1 p-3 sm:p-4">
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
        <ScoreChip
          compatibility={compatibility}
          className="mt-1 justify-self-start px-3! text-xs! max-sm:[&_svg]:hidden"
        />
        {compatibility.missing ? (
          <p className="text-sm">{missingAnswersSentence(compatibility.missing, firstName)}</p>
        ) : null}
      </div>
    </Card>
  );
}
