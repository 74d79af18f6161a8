import { CircleAlert, Clock } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Bubble, BubbleMeta, BubbleState } from './bubble.tsx';
import type { Outgoing } from './use-outgoing.ts';

interface OutgoingBubblesProps {
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
  /** Puts the text back into the field. */
  onEdit: (message: Outgoing) => void;
}

/** Unconfirmed messages of the user, as items of the message list. */
export function OutgoingBubbles({ outgoing, onRetry, onEdit }: OutgoingBubblesProps) {
  return outgoing.map((message) => {
    const { clientId, content, failure, waits, final } = message;
    if (failure === null) {
      return (
        <Bubble key={clientId} mine author="Vous" content={content}>
          <BubbleMeta>
            <BubbleState icon={Clock}>Envoi…</BubbleState>
          </BubbleMeta>
        </Bubble>
      );
    }
    return (
      <Bubble key={clientId} mine author="Vous" content={content} tone="failed">
        <p role="alert" className="flex items-start gap-1.5 px-1 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span>
            <span className="font-semibold">Non envoyé.</span> {failure}
            {waits ? ' Votre message partira de lui-même dès que la connexion reviendra.' : null}
          </span>
        </p>
        {final ? null : (
          <div className="flex flex-wrap justify-end gap-1">
            <Button variant="quiet" size="small" onClick={() => onEdit(message)}>
              Modifier
            </Button>
            <Button variant="secondary" size="small" onClick={() => onRetry(message)}>
              Réessayer
            </Button>
          </div>
        )}
      </Bubble>
    );
  });
}
