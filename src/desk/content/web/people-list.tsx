import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { PeopleKind } from '#lib/public-people.ts';
import { withItemAt } from '#member/photos/rules.ts';
import { useDragOrder } from '#member/photos/web/shared/use-drag-order.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmChange } from '#ui/desk/change-dialog.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { Face } from '#ui/face.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import type { ListKind } from '../rules.ts';
import { deskContentApi } from './shared/api.ts';

export interface ListedPerson {
  id: string;
  name: string;
  line: string;
  /** Undefined for rows without a portrait, such as questions. */
  photoUrl?: string | null;
  shown: boolean;
  example?: boolean;
  to: string;
  /** Rendered before the default row actions. */
  actions?: ReactNode;
  removable?: boolean;
}

interface PeopleListProps {
  kind: ListKind;
  label: string;
  people: readonly ListedPerson[];
  /** Empty state. */
  empty: { title: string; text: string };
}

export function PeopleList({ kind, label, people, empty }: PeopleListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const order = useDeskChange(deskContentApi, deskContentApi.order.mutationOptions());
  // Optimistic order; an error restores the stored one.
  const ids = order.isPending ? order.variables.ids : people.map(({ id }) => id);
  const { drag, handlersOf } = useDragOrder(list, (id, onto) => move(id, ids.indexOf(onto)));

  function move(id: string, place: number) {
    order.mutate({ kind, ids: withItemAt(ids, id, place) });
    const name = people.find((one) => one.id === id)?.name;
    setSaid(`${name}, place ${place + 1} sur ${ids.length}`);
  }
  if (people.length === 0)
    return <EmptyState title={<span className="text-h3">{empty.title}</span>}>{empty.text}</EmptyState>;
  return (
    <div className="grid gap-3">
      <FailureAlert error={order.error} failed="Cet ordre n’a pas été enregistré. Réessayez." />
      <ul ref={list} aria-label={label} className="grid rounded-card border border-filet bg-carte">
        {ids
          .flatMap((id) => people.find((one) => one.id === id) ?? [])
          .map((person, place) => (
            <li
              key={person.id}
              data-carried-onto={person.id}
              style={drag?.id === person.id ? { transform: `translateY(${drag.down}px)` } : undefined}
              className={classNames(
                'flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-filet bg-carte px-3 py-3 first:rounded-t-card first:border-t-0 last:rounded-b-card sm:px-4',
                drag?.id === person.id && 'pointer-events-none relative z-10 shadow-xl',
                drag?.over === person.id && drag.id !== person.id && 'bg-lavande',
              )}
            >
              <span
                {...handlersOf(person.id)}
                aria-hidden="true"
                className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-encre-2 active:cursor-grabbing max-sm:hidden"
              >
                <GripVertical className="size-5" />
              </span>
              {person.photoUrl === undefined ? null : (
                <Face
                  picture={person.photoUrl}
                  name={person.name}
                  className="aspect-square! size-16! shrink-0 rounded-field bg-sauge-100"
                />
              )}
              <div className="min-w-0 flex-1 basis-40">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Link
                    to={person.to}
                    className="inline-flex min-h-8 items-center font-semibold wrap-anywhere text-prune underline-offset-4 hover:underline"
                  >
                    {person.name}
                  </Link>
                  {person.example ? <ExampleBadge /> : null}
                  {person.shown ? null : <Badge tone="lavande">Masqué</Badge>}
                </p>
                <p className="line-clamp-2 text-sm text-encre-2">{person.line}</p>
              </div>
              <div className="ml-auto flex items-center gap-1">
                {person.actions}
                {kind === 'questions' || person.removable === false ? null : (
                  <RemoveButton name={person.name} kind={kind} id={person.id} />
                )}
                <IconButton
                  icon={ArrowUp}
                  label={`Monter ${person.name}`}
                  disabled={place === 0}
                  onClick={() => move(person.id, place - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Descendre ${person.name}`}
                  disabled={place === ids.length - 1}
                  onClick={() => move(person.id, place + 1)}
                />
              </div>
            </li>
          ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

function RemoveButton({ name, kind, id }: { name: string; kind: PeopleKind; id: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={Trash2} label={`Retirer ${name}`} onClick={() => setAsking(true)} />
      {asking ? (
        <ConfirmChange
          title={`Retirer ${name} ?`}
          description="La fiche et sa photo sont effacées, ici et sur le site. Cette action est définitive."
          confirmLabel="Retirer"
          danger
          api={deskContentApi}
          change={deskContentApi.remove.mutationOptions()}
          input={{ kind, id }}
          said="C’est retiré."
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
