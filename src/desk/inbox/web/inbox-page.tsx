import { useMutation, useQuery } from '@tanstack/react-query';
import { ListChecks, MessageSquareText, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigationType, useParams } from 'react-router';
import { PersonPane } from '#desk/members/web/shared/person-pane.tsx';
import { useDeskSession, useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { THREAD_TAGS } from '#member/support/rules.ts';
import { Button } from '#ui/button.tsx';
import { ChangeDialog } from '#ui/desk/change-dialog.tsx';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { DeskBoard } from '#ui/desk/desk-board.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { FilterLine } from '#ui/desk/filter-line.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import type { SavedReply, ThreadRow } from '../contract.ts';
import {
  INBOX_VIEWS,
  MOVED_AT_ONCE,
  REPLY_EDITORS,
  REPLY_TITLE_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
  TEAM_ANSWER_MAX_LENGTH,
} from '../rules.ts';
import { EMPTY_VIEWS, TAG_LABELS, VIEW_LABELS } from '../texts.ts';
import { deskInboxApi } from './shared/api.ts';
import { INBOX_ASK_AGAIN_MS } from './shared/use-inbox-waiting.ts';
import { SmallSelect } from './thread-header.tsx';
import { ThreadList } from './thread-list.tsx';
import { InboxThreadPane } from './thread-pane.tsx';
import { useInboxList } from './use-inbox-list.ts';
import { useMove } from './use-move.ts';

/** The list, the open thread, and the person. */
export default function InboxPage() {
  const id = Number(useParams().id) || undefined;
  const { colleague } = useDeskSession();
  const list = useInboxList();
  const [managing, setManaging] = useState(false);
  const counts = useQuery(deskInboxApi.counts.queryOptions({ refetchInterval: INBOX_ASK_AGAIN_MS }));
  useDeskActions([{ label: 'Voir les réponses types', run: () => setManaging(true) }]);
  if (!colleague) return null;
  const { view, q, addressOf, addressOfView } = list;
  const tabs = INBOX_VIEWS.map((one) => ({
    to: addressOfView(one),
    name: VIEW_LABELS[one],
    count: one === 'resolved' ? 0 : counts.data?.[one],
    here: !q && one === view,
  }));
  return (
    <DeskPage
      title="Messages"
      fill
      filters={<FilterLine label="Listes" filters={tabs} />}
      actions={
        <Button
          variant="quiet"
          size="small"
          title="Réponses types"
          aria-haspopup="dialog"
          onClick={() => setManaging(true)}
        >
          <MessageSquareText aria-hidden="true" />
          <span className="lg:max-[88rem]:sr-only">Réponses types</span>
        </Button>
      }
    >
      <DeskBoard
        list={<Threads list={list} here={id} me={colleague.id} />}
        detail={
          id ? (
            <InboxThreadPane
              key={id}
              id={id}
              colleague={colleague}
              backTo={addressOf()}
              onResolved={() => list.goOnFrom(id)}
              onManageReplies={() => setManaging(true)}
            />
          ) : undefined
        }
        person={id ? <PersonPane key={id} work="thread" id={String(id)} /> : undefined}
        hint="Choisissez une conversation, ou passez de l’une à l’autre avec les touches j et k."
      />
      {managing ? <RepliesDialog onClose={() => setManaging(false)} /> : null}
    </DeskPage>
  );
}

interface ThreadsProps {
  list: ReturnType<typeof useInboxList>;
  here: number | undefined;
  me: string;
}

function Threads({ list, here, me }: ThreadsProps) {
  const { view, q, tag, query, threads, addressOf, onTag, onSearch } = list;
  const { chosen, onChoose, bar } = useChosenThreads(threads, `${view} ${q} ${tag}`);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <SmallSelect
          aria-label="Étiquette"
          value={tag ?? ''}
          onChange={({ target }) => onTag(THREAD_TAGS.find((one) => one === target.value))}
          className="w-28"
        >
          <option value="">Étiquette</option>
          {THREAD_TAGS.map((one) => (
            <option key={one} value={one}>
              {TAG_LABELS[one]}
            </option>
          ))}
        </SmallSelect>
        <div className="min-w-0 grow basis-24">
          <SearchField text={q} onSearch={onSearch} />
        </div>
        {bar}
      </div>
      <QueryContent
        query={query}
        failed="Les conversations n’ont pas pu être lues. Vérifiez votre connexion internet."
        waiting={<Skeleton className="h-96 rounded-card" />}
      >
        {() =>
          threads.length === 0 ? (
            <EmptyState title={q ? 'Rien n’a été trouvé' : 'Tout est calme'} className="py-6">
              {q ? 'Essayez un autre mot, un prénom ou une adresse e-mail.' : EMPTY_VIEWS[view]}
            </EmptyState>
          ) : (
            <ThreadList
              threads={threads}
              here={here}
              me={me}
              addressOf={addressOf}
              chosen={chosen}
              onChoose={onChoose}
            />
          )
        }
      </QueryContent>
      <MoreButton query={query} variant="secondary" pendingLabel="Un instant…">
        Voir la suite
      </MoreButton>
    </>
  );
}

/** All saved replies; colleagues with an editing role may change them here. */
function RepliesDialog({ onClose }: { onClose: () => void }) {
  const replies = useQuery(deskInboxApi.replies.queryOptions());
  const mayWrite = useHasRole(...REPLY_EDITORS);
  const [editing, setEditing] = useState<SavedReply | 'new'>();
  if (editing)
    return <ReplyForm reply={editing === 'new' ? undefined : editing} onDone={() => setEditing(undefined)} />;
  return (
    <Dialog
      onClose={onClose}
      title="Réponses types"
      description="Elles se placent dans votre réponse, à relire avant l’envoi. {prénom} devient le prénom de la personne, {moi} le vôtre."
      footer={
        mayWrite ? <Button onClick={() => setEditing('new')}>Ajouter une réponse type</Button> : undefined
      }
    >
      <QueryContent
        query={replies}
        failed="Les réponses types n’ont pas pu être lues."
        waiting={<Skeleton className="h-40" />}
      >
        {(kept) =>
          kept.length === 0 ? (
            <p className="text-encre-2">Aucune réponse type pour le moment.</p>
          ) : (
            <ul className="grid gap-3">
              {kept.map((reply) => (
                <Reply key={reply.id} reply={reply} onEdit={mayWrite ? () => setEditing(reply) : undefined} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Dialog>
  );
}

function Reply({ reply, onEdit }: { reply: SavedReply; onEdit: (() => void) | undefined }) {
  const remove = useMutation(
    deskInboxApi.removeReply.mutationOptions({ onSuccess: () => notify.success('Réponse type supprimée.') }),
  );
  return (
    <li className="grid gap-2 rounded-[20px] border border-filet bg-carte px-4 py-3">
      <h3 className="text-base wrap-anywhere">{reply.title}</h3>
      <p className="wrap-anywhere whitespace-pre-line text-encre-2">{reply.content}</p>
      <FailureAlert error={remove.error} failed="La réponse type n’a pas pu être supprimée." />
      {onEdit ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" aria-label={`Modifier ${reply.title}`} onClick={onEdit}>
            Modifier
          </Button>
          <Button
            variant="danger"
            size="small"
            aria-label={`Supprimer ${reply.title}`}
            pending={remove.isPending}
            onClick={() => remove.mutate({ id: reply.id })}
          >
            Supprimer
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/**
 * Form for a new or existing saved reply.
 * @param reply undefined for a new one
 */
function ReplyForm({ reply, onDone }: { reply: SavedReply | undefined; onDone: () => void }) {
  const [clientId] = useState(() => crypto.randomUUID());
  const [version] = useState(reply?.version ?? null);
  return (
    <ChangeDialog
      title={reply ? 'Modifier une réponse type' : 'Nouvelle réponse type'}
      size="medium"
      submitLabel="Enregistrer"
      api={deskInboxApi.replies}
      change={deskInboxApi.saveReply.mutationOptions()}
      names={{ title: 'Titre', content: 'Réponse' }}
      inputOf={(typed) => ({
        id: reply?.id ?? null,
        clientId,
        version,
        title: typed('title'),
        content: typed('content'),
      })}
      onClose={onDone}
    >
      <TextField
        label="Titre"
        name="title"
        required
        maxLength={REPLY_TITLE_MAX_LENGTH}
        defaultValue={reply?.title}
      />
      <TextArea
        label="Réponse"
        name="content"
        hint="Écrivez {prénom} là où vient le prénom de la personne, {moi} pour signer du vôtre."
        required
        rows={9}
        maxLength={TEAM_ANSWER_MAX_LENGTH}
        defaultValue={reply?.content}
      />
    </ChangeDialog>
  );
}

const PAUSE_MS = 250;

type SearchFieldProps = { text: string; onSearch: (text: string) => void };

/** Searches names, addresses and messages while the colleague types. */
function SearchField({ text, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useDeskActions([{ key: '/', label: 'Chercher une conversation', run: () => field.current?.focus() }]);
  const [typed, setTyped] = useState(text);
  const navigation = useNavigationType();
  // Under the fingers of the colleague, the address lags behind the field: only « Back » then changes it.
  useEffect(() => {
    if (navigation === 'POP' || document.activeElement !== field.current) setTyped(text);
  }, [text, navigation]);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = window.setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, text, onSearch]);
  return (
    <search className="relative block">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-5 -translate-y-1/2 text-prune"
      />
      <input
        ref={field}
        type="search"
        aria-label="Chercher un nom, une adresse ou des mots"
        aria-keyshortcuts="/"
        placeholder="Chercher"
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setTyped('');
          onSearch('');
          event.currentTarget.blur();
        }}
        className="input-frame !min-h-11 !py-1.5 !pr-2 !pl-9 text-sm"
      />
    </search>
  );
}

/**
 * Selected rows, to be resolved together.
 * @param list identity of the list: another list clears the selection
 */
function useChosenThreads(threads: readonly ThreadRow[], list: string) {
  const [chosen, setChosen] = useState<{ list: string; ids: ReadonlySet<number> }>();
  const { move, isPending } = useMove();
  const stop = () => setChosen(undefined);
  const start = () => setChosen({ list, ids: new Set() });
  useDeskActions([{ key: 'x', label: 'Choisir plusieurs conversations', run: chosen ? stop : start }]);
  if (chosen && chosen.list !== list) stop();
  const ids = chosen?.ids ?? new Set<number>();
  const rows = threads.filter(({ id }) => ids.has(id));
  const onChoose = (id: number) => {
    const others = [...ids].filter((one) => one !== id);
    setChosen({ list, ids: new Set(ids.has(id) ? others : [...ids, id].slice(0, MOVED_AT_ONCE)) });
  };
  const bar = chosen ? (
    <p className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        pending={isPending}
        disabled={rows.length === 0}
        onClick={() => move(rows, 'resolved', stop)}
      >
        Résoudre {rows.length > 0 ? `(${rows.length})` : null}
      </Button>
      <Button variant="quiet" size="small" onClick={stop}>
        Ne plus choisir
      </Button>
    </p>
  ) : threads.length > 1 ? (
    <IconButton
      icon={ListChecks}
      label="Choisir plusieurs conversations"
      className="size-11!"
      onClick={start}
    />
  ) : null;
  return { chosen: chosen?.ids, onChoose, bar };
}
