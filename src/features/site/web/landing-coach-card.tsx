import type { BuiltInCoach } from '#features/coaching/coaches-content.ts';
import { coachPhoto } from '#features/coaching/web/coach-photos.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { CoachTags } from './coach-tags.tsx';

interface CoachCardProps {
  coach: BuiltInCoach;
  bio: string;
  onOpenChange: (open: boolean) => void;
}

/** A coach: face, name, what they help with, and the whole path on demand. */
export function CoachCard({ coach, bio, onOpenChange }: CoachCardProps) {
  const { firstName, lastName, role, tags, photo } = coach;
  const of = <span className="sr-only">{` : ${firstName} ${lastName}`}</span>;
  return (
    <Card as="article" padding="none" className="grid content-start">
      <img
        src={coachPhoto(photo)}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        decoding="async"
        className="aspect-[4/3] w-full bg-sauge-100 object-cover object-[50%_12%] max-lg:aspect-[16/10]"
      />
      <div className="grid content-start justify-items-start gap-2 p-6">
        <h3>
          {firstName} {lastName}
        </h3>
        <p className="text-sm font-medium text-sauge">{role}</p>
        <div className="mt-1">
          <CoachTags tags={tags} />
        </div>
        <Disclosure
          className="mt-1"
          onOpenChange={onOpenChange}
          label={<span>Voir mon parcours{of}</span>}
          openLabel={<span>Replier mon parcours{of}</span>}
        >
          <p className="pb-1 text-encre-2">{bio}</p>
        </Disclosure>
      </div>
    </Card>
  );
}
