import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { KeyHelp } from '#desk/staff/web/shared/key-help.tsx';
import { useDeskKeys } from '#desk/staff/web/shared/use-desk-keys.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EMPTY_VIEWS, INBOX_KEYS } from '../texts.ts';
import { RepliesDialog } from './replies-dialog.tsx';
import { SearchField } from './search-field.tsx';
import { deskInboxApi } from './shared/api.ts';
import { INBOX_ASK_AGAIN_MS } from './shared/use-inbox-waiting.ts';
import { ThreadList } from './thread-list.tsx';
import { InboxThreadPane } from './thread-pane.tsx';
import { useInboxList } from './use-inbox-list.ts';
import { ViewTabs } from './view-tabs.tsx';

/** The lists, and beside them the conversation that is open: one or the other where there is no room for both. */
export default function InboxPage() {
  const id = Number(useParams().id) || undefined;
  const { colleague } = useDeskSession();
  const list = useInboxList();
  const [keys, setKeys] = useState(true);
  const [managing, setManaging] = useState(false);
  if (!colleague) return null;
  return (
    <DeskPage
      title="Messages"
      fill
      actions={
        <>
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setManaging(true)}>
            <MessageSquareText aria-hidden="true" />
            Réponses types
          </Button>
          <KeyHelp keys={INBOX_KEYS} active={keys} onActive={setKeys} />
        </>
      }
    >
      <div className="grid min-h-0 min-w-0 flex-1 gap-6 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <Lists list={list} here={id} me={colleague.id} keys={keys} />
        {id ? (
          <InboxThreadPane
            key={id}
            id={id}
            colleague={colleague}
            keys={keys}
            backTo={list.addressOf()}
            onResolved={() => list.goOnFrom(id)}
            onManageReplies={() => setManaging(true)}
          />
        ) : list.threads.length > 0 ? (
          <p className="hidden place-self-center text-encre-2 lg:block">
            Choisissez une conversation, ou passez de l’une à l’autre avec les touches j et k.
          </p>
        ) : null}
      </div>
      {managing ? <RepliesDialog onClose={() => setManaging(false)} /> : null}
    </DeskPage>
  );
}

interface ListsProps {
  list: ReturnType<typeof useInboxList>;
  here: number | undefined;
  me: string;
  keys: boolean;
}

function Lists({ list, here, me, keys }: ListsProps) {
  const { view, q, query, threads, addressOf, addressOfView, onSearch } = list;
  const field = useRef<HTMLInputElement>(null);
  const counts = useQuery(deskInboxApi.counts.queryOptions({ refetchInterval: INBOX_ASK_AGAIN_MS }));
  useDeskKeys({ '/': () => field.current?.focus() }, keys);
  return (
    <div
      className={classNames(
        'flex min-h-0 min-w-0 flex-col gap-3 lg:overflow-y-auto lg:p-1 lg:pb-2',
        here !== undefined && 'max-lg:hidden',
      )}
    >
      <SearchField field={field} text={q} onSearch={onSearch} />
      <ViewTabs here={q ? undefined : view} counts={counts.data ?? {}} addressOf={addressOfView} />
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
            <ThreadList threads={threads} here={here} me={me} addressOf={addressOf} />
          )
        }
      </QueryContent>
      <MoreButton query={query} variant="secondary" pendingLabel="Un instant…">
        Voir la suite
      </MoreButton>
    </div>
  );
}
