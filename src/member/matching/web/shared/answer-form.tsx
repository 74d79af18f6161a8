import { type FormEvent, useRef, useState } from 'react';
import { useDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { MESSAGE_MAX_LENGTH } from '#mechanisms/threads/rules.ts';
import { Button } from '#ui/button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { TextArea } from '#ui/text-area.tsx';
import { type AnswerTo, answerFormId, type StartConversation, StartFailure } from './start-conversation.tsx';

interface AnswerFormProps {
  person: { id: string; firstName: string };
  to: AnswerTo;
  start: StartConversation;
  onCancel: () => void;
}

/** The first message, written before the conversation opens (D34). The draft carries over to the thread. */
export function AnswerForm({ person, to, start, onCancel }: AnswerFormProps) {
  const { id, firstName } = person;
  const { words = '', keep } = useDraft(`message:${id}`);
  const [asked, setAsked] = useState(false);
  /** Resending the same text reuses its `clientId`, so that it is stored once. */
  const sent = useRef({ clientId: '', content: '' });
  const content = words.trim();
  const tooLong = Array.from(content).length > MESSAGE_MAX_LENGTH;
  const sentTo = start.variables?.answer;
  const mine =
    start.variables?.profileId === id &&
    ('prompt' in to ? sentTo?.prompt === to.prompt : sentTo?.photo === to.photo);

  function send(event: FormEvent) {
    event.preventDefault();
    if (start.isPending || tooLong) return;
    setAsked(true);
    if (!content) return;
    if (sent.current.content !== content) sent.current = { clientId: crypto.randomUUID(), content };
    start.mutate({ profileId: id, answer: { ...to, ...sent.current } }, { onSuccess: () => keep('') });
  }

  return (
    <form id={answerFormId(id)} onSubmit={send} className="mt-2 grid w-full gap-3" noValidate>
      <TextArea
        ref={focusOnMount}
        label={`Votre réponse à ${firstName}`}
        hint="Votre message ouvre la conversation. Rien ne part avant que vous l’envoyiez."
        error={asked && !content ? 'Écrivez quelques mots avant d’envoyer' : undefined}
        rows={3}
        maxLength={MESSAGE_MAX_LENGTH}
        value={words}
        onChange={({ target }) => keep(target.value)}
      />
      {mine && start.error ? <StartFailure error={start.error} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={start.isPending && mine} pendingLabel="Envoi en cours…">
          Envoyer
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
