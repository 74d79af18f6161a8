import { useMutation } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Composer } from '#mechanisms/threads/web/shared/composer.tsx';
import type { Draft } from '#mechanisms/threads/web/shared/writing-in.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { DeskThread } from '../contract.ts';
import { ANSWER_MAX_LENGTH, fillReply, THREAD_NOTE_MAX_LENGTH } from '../rules.ts';
import { ReplyPicker } from './reply-picker.tsx';
import { deskInboxApi } from './shared/api.ts';
import { goTo } from './shared/presence.ts';

interface AnswerBoxProps {
  thread: DeskThread;
  /** First name of who works here. */
  me: string;
  draft: Draft;
  onSend: (content: string) => void;
  onManageReplies: () => void;
}

/** Where one answers, or writes a note that the person never sees. */
export function AnswerBox({ thread, me, draft, onSend, onManageReplies }: AnswerBoxProps) {
  const { field, text, onTextChange } = draft;
  const { id } = thread;
  const [noting, setNoting] = useState(false);
  const note = useMutation({
    ...deskInboxApi.note.mutationOptions({ onSuccess: () => setNoting(false) }),
    ...safeToRepeat,
  });

  function write(next: string) {
    onTextChange(next);
    goTo({ thread: id, writing: !noting && next.trim() !== '' });
  }

  function submit(content: string) {
    if (noting) {
      note.mutate({ id, clientId: crypto.randomUUID(), content }, { onSuccess: () => write('') });
      return;
    }
    write('');
    onSend(content);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the field, whatever holds the focus in it.
    <div
      className="grid"
      onKeyDown={(event) => {
        if (event.key === 'Escape') field.current?.blur();
      }}
    >
      <div className="flex flex-wrap items-center gap-1 border-t border-filet bg-carte px-2 pt-2 sm:px-5">
        <ReplyPicker
          onManage={onManageReplies}
          onPick={({ content }) => {
            const filled = fillReply(content, { name: thread.name, me });
            write(text.trim() ? `${text.trimEnd()}\n${filled}` : filled);
            setTimeout(() => field.current?.focus());
          }}
        />
        <Button
          variant="quiet"
          size="small"
          aria-pressed={noting}
          onClick={() => {
            setNoting(!noting);
            field.current?.focus();
          }}
          className={classNames('max-sm:!px-2.5', noting && '!border-prune !bg-lin')}
        >
          <StickyNote aria-hidden="true" />
          Note pour l’équipe
        </Button>
      </div>
      {note.error ? (
        <Alert tone="error" className="mx-4 mt-2">
          {errorSentence(note.error, 'La note n’a pas pu être enregistrée.')}
        </Alert>
      ) : null}
      {noting ? (
        <p className="bg-carte px-4 pt-2 text-encre-2 sm:px-6">
          Cette note reste entre nous. La personne peut demander à lire ce qui est gardé sur elle{'\u202f'}:
          restez juste.
        </p>
      ) : null}
      <Composer
        label={noting ? 'Votre note pour l’équipe' : `Votre réponse à ${thread.name || 'ce membre'}`}
        placeholder={noting ? 'Une note pour l’équipe…' : 'Votre réponse…'}
        maxLength={noting ? THREAD_NOTE_MAX_LENGTH : ANSWER_MAX_LENGTH}
        field={field}
        text={text}
        onTextChange={write}
        onSend={submit}
      />
    </div>
  );
}
