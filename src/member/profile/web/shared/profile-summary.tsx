import { Check, House, type LucideIcon, Sprout, Trees, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Gender } from '#lib/gender.ts';
import { classNames } from '#ui/class-names.ts';
import type { Activity, LifeProject } from '../../rules.ts';
import { type LifeSentences, lifeSentences, written } from '../../texts.ts';

export function SummarySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2.5">
      <h3 className="text-h3">{title}</h3>
      {children}
    </section>
  );
}

interface ActivitiesWishProps {
  activities: readonly Activity[] | null;
  sharedActivities: readonly Activity[];
}

export function ActivitiesWish({ activities, sharedActivities }: ActivitiesWishProps) {
  return activities && activities.length > 0 ? (
    <SummarySection title="Souhaite partager">
      <ActivityList activities={activities} shared={sharedActivities} />
    </SummarySection>
  ) : null;
}

const LIFE_ICONS: Record<keyof LifeSentences, LucideIcon> = {
  children: Users,
  family: Sprout,
  together: House,
  place: Trees,
};

/** A person’s wishes, in sentences. */
export function LifeWish({
  lifeProject,
  hasChildren,
}: {
  lifeProject: LifeProject | null;
  hasChildren: boolean;
}) {
  const sentences = lifeSentences(lifeProject, hasChildren);
  return (
    <SummarySection title="Projet de vie">
      <ul className="grid gap-2.5">
        {(['children', 'family', 'together', 'place'] as const).map((about) => {
          const Icon = LIFE_ICONS[about];
          return sentences[about] ? (
            <li
              key={about}
              className="grid grid-cols-[auto_1fr] items-center gap-x-3 leading-snug font-medium"
            >
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-full bg-lavande text-prune"
              >
                <Icon className="size-5" />
              </span>
              {sentences[about]}
            </li>
          ) : null;
        })}
      </ul>
    </SummarySection>
  );
}

interface ActivityListProps {
  activities: readonly Activity[];
  /** Activities in common: marked visually, and by name for screen readers. */
  shared: readonly Activity[];
}

export function ActivityList({ activities, shared }: ActivityListProps) {
  const isShared = (activity: Activity) => shared.includes(activity);
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-2">
        {activities.map((activity) => (
          <li
            key={activity}
            className={classNames(
              'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 py-1 text-sm leading-tight font-medium',
              isShared(activity) ? 'border-sauge bg-sauge-100 text-sauge' : 'border-filet bg-lin text-encre',
            )}
          >
            {isShared(activity) ? <SharedMark /> : null}
            {written(activity)}
            {isShared(activity) ? <span className="sr-only"> (en commun)</span> : null}
          </li>
        ))}
      </ul>
      {activities.some(isShared) ? (
        <p aria-hidden="true" className="flex items-center gap-1.5 text-sm text-sauge">
          <SharedMark />
          En commun
        </p>
      ) : null}
    </div>
  );
}

function SharedMark() {
  return <Check aria-hidden="true" strokeWidth={2.5} className="size-4 shrink-0" />;
}

const lines: readonly { answer: keyof LifeProject; name: string; icon: LucideIcon }[] = [
  { answer: 'living_preference', name: 'Lieu de vie', icon: Trees },
  { answer: 'living_arrangement', name: 'Vie à deux', icon: House },
  { answer: 'family_plans', name: 'Enfants', icon: Sprout },
];

interface LifeProjectLinesProps {
  lifeProject: LifeProject | null;
  /** Gender of the person who answered, for agreement; undefined until loaded. */
  gender: Gender | undefined;
}

export function LifeProjectLines({ lifeProject, gender }: LifeProjectLinesProps) {
  return (
    <dl className="grid gap-2.5">
      {lifeProject
        ? lines.map(({ answer, name, icon }) => (
            <LifeLine key={answer} name={name} icon={icon} text={written(lifeProject[answer], gender)} />
          ))
        : null}
    </dl>
  );
}

function LifeLine({ name, icon: Icon, text }: { name: string; icon: LucideIcon; text: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] content-start items-center gap-x-3">
      <dt className="col-start-2 text-sm leading-snug text-encre-2">{name}</dt>
      <dd className="col-start-2 leading-snug font-medium">{text}</dd>
      <dd
        aria-hidden="true"
        className="col-start-1 row-span-2 row-start-1 grid size-10 place-items-center self-start rounded-full bg-lavande text-prune"
      >
        <Icon className="size-5" />
      </dd>
    </div>
  );
}

/** Keeps the line breaks of the author. */
export function BioText({ text }: { text: string }) {
  return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
}
