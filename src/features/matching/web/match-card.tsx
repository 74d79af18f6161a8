import type { VisibleProfile } from '#features/matching/contract.ts';
import { Wishes } from '#features/profile/web/shared/profile-summary.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { FoldingText } from './folding-text.tsx';
import { MatchActions } from './match-actions.tsx';
import { CompatibilityScore } from './shared/compatibility-score.tsx';
import { PersonFacts } from './shared/person-facts.tsx';

/** Where the focus goes when the card before it has left. */
export function matchNameId(profileId: string): string {
  return `match-${profileId}`;
}

interface MatchCardProps {
  person: VisibleProfile;
  leaving: boolean;
  onPreview: () => void;
  onPassed: () => void;
}

export function MatchCard({ person, leaving, onPreview, onPassed }: MatchCardProps) {
  return (
    <Card
      as="li"
      padding="none"
      className={classNames(
        '@container grid animate-appear transition-[opacity,scale] duration-[220ms]',
        leaving && 'pointer-events-none scale-[0.97] opacity-0',
      )}
    >
      <div className="flex min-w-0 flex-col gap-6 p-5 @md:p-8">
        <MatchIdentity person={person} onPreview={onPreview} />
        <CompatibilityScore {...person} />
        {person.bio ? <FoldingText text={person.bio} about={person.firstName} /> : null}
        <div className="grid gap-6 @md:grid-cols-2">
          <Wishes {...person} />
        </div>
        <MatchActions person={person} onPassed={onPassed} />
      </div>
    </Card>
  );
}

/** A click anywhere on it opens the preview: the button of the name covers the photo as well. */
function MatchIdentity({ person, onPreview }: { person: VisibleProfile; onPreview: () => void }) {
  return (
    <div className="group relative flex items-center gap-4 @md:gap-6">
      <Avatar
        firstName={person.firstName}
        photoUrl={person.photoUrl}
        size="large"
        className="transition-transform group-hover:scale-[1.03] @md:size-32"
      />
      <div className="grid min-w-0 gap-1.5">
        <h2 className="text-[1.5rem] wrap-anywhere @md:text-[1.75rem]">
          <button
            type="button"
            id={matchNameId(person.id)}
            aria-haspopup="dialog"
            onClick={onPreview}
            className="rounded-lg text-left underline-offset-4 group-hover:underline group-hover:decoration-2 after:absolute after:inset-0 after:content-['']"
          >
            {person.firstName}, {person.age}&nbsp;ans
          </button>
        </h2>
        <PersonFacts {...person} />
      </div>
    </div>
  );
}
