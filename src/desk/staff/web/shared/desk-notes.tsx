import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { teamMoment } from '#browser/team-time.ts';
import { Button } from '#ui/button.tsx';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { NotedSubject } from '../../contract.ts';
import { mentionedIn, NOTE_MAX_LENGTH } from '../../rules.ts';
import { deskNotesApi } from './api.ts';
import { useDeskDraft } from './use-desk-draft.ts';

/** Notes of colleagues on a case or a pair; the person concerned never sees them. */
export function DeskNotes({ noted }: { noted: NotedSubject }) {
  const query = useQuery(deskNotesApi.list.queryOptions({ input: noted }));
  return (
    <section className="grid gap-3" aria-label="Notes de l’équipe">
      <h3 className="text-base font-semibold">Notes de l’équipe</h3>
      <QueryContent
        query={query}
        failed="Les notes n’ont pas pu être lues."
        waiting={<Skeleton className="h-16" />}
      >
        {({ notes, colleagues }) => (
          <>
            {notes.map(({ id, by, at, content, askedOf }) => (
              <div key={id} className="grid gap-0.5 rounded-[20px] bg-lavande px-4 py-2.5">
                <p className="text-xs text-encre-2">
                  {by}
                  {askedOf ? `, à ${askedOf}` : ''}, {teamMoment(new Date(at))}
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{content}</p>
              </div>
            ))}
            <NoteForm key={noted.subject} noted={noted} colleagues={colleagues} />
          </>
        )}
      </QueryContent>
    </section>
  );
}

interface NoteFormProps {
  noted: NotedSubject;
  colleagues: readonly { id: string; firstName: string }[];
}

function NoteForm({ noted, colleagues }: NoteFormProps) {
  const [content, storeDraft] = useDeskDraft(`note ${noted.kind} ${noted.subject}`);
  const field = useRef<HTMLTextAreaElement>(null);
  useDeskActions([{ key: 'n', label: 'Écrire une note', run: () => field.current?.focus() }]);
  const [chosen, setChosen] = useState<string>();
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  function change(next: string) {
    storeDraft(next);
    // Edited words form another note; a retry of the same words does not.
    setClientId(crypto.randomUUID());
  }
  // Typing « @Anne » asks Anne.
  const [named] = mentionedIn(content, colleagues);
  const asked = chosen ?? named?.id ?? '';
  const { mutate, error, isPending } = useDeskChange(
    deskNotesApi,
    deskNotesApi.add.mutationOptions(safeToRepeat),
    {
      onDone: () => {
        change('');
        setChosen(undefined);
      },
    },
  );
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ ...noted, clientId, content, asked: asked || null });
      }}
    >
      <TextArea
        ref={field}
        label="Une note pour vos collègues"
        rows={2}
        value={content}
        maxLength={NOTE_MAX_LENGTH}
        onChange={({ target }) => change(target.value)}
      />
      <FailureAlert
        error={error}
        failed={'La note n’est pas partie. Elle est toujours là\u202f: réessayez.'}
      />
      {content.trim() ? (
        <>
          <SelectField
            label="Demander un avis à"
            optional
            placeholder="Personne en particulier"
            choices={colleagues.map(({ id, firstName }) => ({ value: id, label: firstName }))}
            value={asked}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            className="justify-self-start"
            pending={isPending}
          >
            {asked ? 'Noter et demander un avis' : 'Noter'}
          </Button>
        </>
      ) : null}
    </form>
  );
}
