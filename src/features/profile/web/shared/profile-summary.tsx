import { Check, House, type LucideIcon, Sprout, Trees } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Activity, LifeProject } from '../../answers/rules.ts';

export function childrenSentence(hasChildren: boolean): string {
  return hasChildren ? 'A des enfants' : 'Sans enfant';
}

/** A titled part of what someone says of themselves: « Souhaite partager », « Projet de vie », « À propos de moi ». */
export function SummarySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2.5">
      <h3 className="text-h3">{title}</h3>
      {children}
    </section>
  );
}

/** What one wishes for two, as far as it is answered: « Souhaite partager » and « Projet de vie ». */
export function Wishes({
  activities,
  sharedActivities,
  lifeProject,
}: {
  activities: readonly Activity[] | null;
  sharedActivities: readonly Activity[];
  lifeProject: LifeProject | null;
}) {
  return (
    <>
      {activities && activities.length > 0 ? (
        <SummarySection title="Souhaite partager">
          <ActivityList activities={activities} shared={sharedActivities} />
        </SummarySection>
      ) : null}
      {lifeProject ? (
        <SummarySection title="Projet de vie">
          <LifeProjectLines lifeProject={lifeProject} />
        </SummarySection>
      ) : null}
    </>
  );
}

interface ActivityListProps {
  activities: readonly Activity[];
  /** Those that both chose: marked, and named so to those who do not see the mark. */
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
            {activity}
            {isShared(activity) ? <span className="sr-only"> (en commun avec vous)</span> : null}
          </li>
        ))}
      </ul>
      {activities.some(isShared) ? (
        <p aria-hidden="true" className="flex items-center gap-1.5 text-sm text-sauge">
          <SharedMark />
          En commun avec vous
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

export function LifeProjectLines({ lifeProject }: { lifeProject: LifeProject }) {
  return (
    <dl className="grid gap-2.5">
      {lines.map(({ answer, name, icon: Icon }) => (
        <div key={answer} className="grid grid-cols-[auto_1fr] items-center gap-x-3">
          <dt className="col-start-2 text-sm leading-snug text-encre-2">{name}</dt>
          <dd className="col-start-2 leading-snug font-medium">{lifeProject[answer]}</dd>
          <dd
            aria-hidden="true"
            className="col-start-1 row-span-2 row-start-1 grid size-10 place-items-center rounded-full bg-lavande text-prune"
          >
            <Icon className="size-5" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One’s own words, with the line breaks that one typed. */
export function Bio({ text }: { text: string }) {
  return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
}
