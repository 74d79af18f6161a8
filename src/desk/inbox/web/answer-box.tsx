import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, MessageSquareText, Settings2, StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { mentionedIn } from '#desk/staff/rules.ts';
import { Composer, type Draft } from '#mechanisms/threads/web/shared/composer.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { KeyHint } from '#ui/desk/key-hint.tsx';
import { isEnter } from '#ui/is-enter.ts';
import type { DeskThread, SavedReply } from '../contract.ts';
import { fillReply, TEAM_ANSWER_MAX_LENGTH, THREAD_NOTE_MAX_LENGTH } from '../rules.ts';
import { deskInboxApi } from './shared/api.ts';
import { goTo } from './shared/presence.ts';

interface AnswerBoxProps {
  thread: DeskThread;
  /** The colleague at this desk. */
  me: { id: string; firstName: string };
  draft: Draft;
  noting: boolean;
  onNoting: (noting: boolean) => void;
  onSend: (content: string) => void;
  onSendAndResolve: (content: string) => void;
  onManageReplies: () => void;
}

const mentionOf = ({ firstName }: { firstName: string }) => `@${firstName}`;

/** The composer for answers, and for notes that the person never sees. */
export function AnswerBox(props: AnswerBoxProps) {
  const { thread, me, draft, noting, onNoting, onSend, onSendAndResolve, onManageReplies } = props;
  const { field, text, onTextChange, joining } = draft;
  const { id } = thread;
  const others = thread.colleagues.filter((one) => one.id !== me.id);
  /** Idempotency key until the text changes: a retry after a failure stores the same note. */
  const noteId = useRef<string>(crypto.randomUUID());
  const note = useMutation({
    ...deskInboxApi.note.mutationOptions({ onSuccess: () => onNoting(false) }),
    ...safeToRepeat,
  });

  function write(next: string) {
    onTextChange(next);
    noteId.current = crypto.randomUUID();
    goTo({ thread: id, writing: !noting && next.trim() !== '' });
  }

  function submit(content: string) {
    if (noting) {
      const mentions = mentionedIn(content, others).map((one) => one.id);
      note.mutate({ id, clientId: noteId.current, content, mentions }, { onSuccess: () => write('') });
      return;
    }
    write('');
    onSend(content);
  }

  const mayResolve =
    !noting &&
    !joining?.holdsBack &&
    text.trim() !== '' &&
    Array.from(text.trim()).length <= TEAM_ANSWER_MAX_LENGTH;
  function sendAndResolve() {
    write('');
    onSendAndResolve(text.trim());
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the field, whatever holds the focus in it.
    <div
      className="grid"
      onKeyDown={(event) => {
        if (event.key === 'Escape') field.current?.blur();
        const isSending = isEnter(event) && event.shiftKey && (event.ctrlKey || event.metaKey);
        if (isSending && mayResolve) sendAndResolve();
      }}
    >
      <div className="flex flex-wrap items-center gap-1 border-t border-filet bg-carte px-2 pt-2 sm:px-5">
        <ReplyPicker
          onManage={onManageReplies}
          onPick={({ content }) => {
            const filled = fillReply(content, { name: thread.name, me: me.firstName });
            write(text.trim() ? `${text.trimEnd()}\n${filled}` : filled);
            setTimeout(() => field.current?.focus());
          }}
        />
        <Button
          variant="quiet"
          size="small"
          aria-pressed={noting}
          aria-keyshortcuts="n"
          onClick={() => onNoting(!noting)}
          className={classNames('max-sm:!px-2.5', noting && '!border-prune !bg-lin')}
        >
          <StickyNote aria-hidden="true" />
          Note pour l’équipe
        </Button>
        {mayResolve ? (
          <Button
            variant="quiet"
            size="small"
            aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
            onClick={sendAndResolve}
            className="ml-auto max-sm:!px-2.5"
          >
            <Check aria-hidden="true" />
            Envoyer et résoudre
            <KeyHint>Ctrl Maj Entrée</KeyHint>
          </Button>
        ) : null}
      </div>
      {note.error ? (
        <Alert tone="error" className="mx-4 mt-2">
          {errorSentence(note.error, 'La note n’a pas pu être enregistrée.')}
        </Alert>
      ) : null}
      {noting ? (
        <div className="grid gap-2 bg-carte px-4 pt-2 sm:px-6">
          <p className="text-encre-2">
            Cette note reste entre nous. La personne peut demander à lire ce qui est gardé sur elle{'\u202f'}:
            restez juste.
          </p>
          {others.length > 0 ? (
            <ul className="flex flex-wrap items-center gap-1.5" aria-label="Citer un collègue">
              {others.map((one) => (
                <li key={one.id}>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      write(`${text}${/\S$/.test(text) ? ' ' : ''}${mentionOf(one)} `);
                      field.current?.focus();
                    }}
                  >
                    {mentionOf(one)}
                  </Button>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      <Composer
        label={noting ? 'Votre note pour l’équipe' : `Votre réponse à ${thread.name || 'ce membre'}`}
        placeholder={noting ? 'Une note pour l’équipe…' : 'Votre réponse…'}
        lines={3}
        maxLength={noting ? THREAD_NOTE_MAX_LENGTH : TEAM_ANSWER_MAX_LENGTH}
        field={field}
        text={text}
        joining={noting ? undefined : joining}
        onTextChange={write}
        onSend={submit}
      />
    </div>
  );
}

interface ReplyPickerProps {
  onPick: (reply: SavedReply) => void;
  onManage: () => void;
}

const item =
  'grid min-h-11 cursor-default content-center rounded-[14px] px-3 py-1.5 text-sm outline-none data-highlighted:bg-lavande';

/** Saved replies: choosing one fills the composer, to be reread before sending. */
function ReplyPicker({ onPick, onManage }: ReplyPickerProps) {
  const { data } = useQuery(deskInboxApi.replies.queryOptions());
  const [open, setOpen] = useState(false);
  useDeskActions([{ key: 't', label: 'Insérer une réponse type', run: () => setOpen(true) }]);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        aria-keyshortcuts="t"
        className={`${buttonStyle({ variant: 'quiet', size: 'small' })} max-sm:!px-2.5`}
      >
        <MessageSquareText aria-hidden="true" />
        Réponses types
        <KeyHint>t</KeyHint>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="start"
        side="top"
        sideOffset={6}
        collisionPadding={12}
        className="z-40 grid max-h-80 w-80 max-w-[calc(100vw-1.5rem)] animate-fade gap-0.5 overflow-y-auto rounded-[20px] border border-bord bg-carte p-2"
        // Move the focus to the composer.
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {data?.map((reply) => (
          <DropdownMenu.Item key={reply.id} className={item} onSelect={() => onPick(reply)}>
            <span className="font-semibold wrap-anywhere">{reply.title}</span>
            <span className="line-clamp-1 text-encre-2">{reply.content}</span>
          </DropdownMenu.Item>
        ))}
        {data?.length === 0 ? (
          <p className="px-3 py-2 text-sm text-encre-2">Aucune réponse type n’est encore enregistrée.</p>
        ) : null}
        <DropdownMenu.Item className={`${item} border-t border-filet`} onSelect={onManage}>
          <span className="flex items-center gap-2 font-semibold text-prune">
            <Settings2 aria-hidden="true" className="size-4" />
            Voir toutes les réponses types
          </span>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
