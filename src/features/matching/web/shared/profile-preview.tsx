import { MapPin, Users } from 'lucide-react';
import type { Compatibility, VisibleProfile } from '#features/matching/contract.ts';
import {
  Bio,
  childrenSentence,
  SummarySection,
  Wishes,
} from '#features/profile/web/shared/profile-summary.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Score, ScoreParts } from '#ui/score.tsx';
import { scoreWord } from '../../rules.ts';

/** What is shown of a profile; a score is between two people, so one’s own profile has none. */
export type PreviewedProfile = Omit<VisibleProfile, 'id' | 'age' | 'compatibility'> & {
  compatibility?: Compatibility;
};

/** All that one member may read of another (spec 1 §2.2); name and age are the title of the dialog. */
export function ProfilePreview({ profile }: { profile: PreviewedProfile }) {
  const { compatibility } = profile;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar firstName={profile.firstName} photoUrl={profile.photoUrl} size="huge" />
        <ul className="grid gap-2">
          <li className="flex items-center gap-2.5">
            <MapPin aria-hidden="true" className="size-5 shrink-0 text-prune" />
            {profile.city}
          </li>
          <li className="flex items-center gap-2.5">
            <Users aria-hidden="true" className="size-5 shrink-0 text-prune" />
            {childrenSentence(profile.hasChildren)}
          </li>
        </ul>
      </div>
      {compatibility ? <PreviewScore {...compatibility} /> : null}
      {profile.bio ? (
        <SummarySection title="À propos de moi">
          <Bio text={profile.bio} />
        </SummarySection>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <Wishes {...profile} />
      </div>
    </div>
  );
}

function PreviewScore({ score, parts }: Compatibility) {
  return (
    <Card
      as="section"
      aria-label="Score de compatibilité"
      tone="lavande"
      className="grid items-center gap-6 sm:grid-cols-2"
    >
      <Score value={score} word={scoreWord(score)} size="large" />
      <ScoreParts loveProfile={parts.love} activities={parts.activities} lifeProject={parts.life} />
    </Card>
  );
}
