import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { FormDialog } from './form-dialog.tsx';
import { WaitingButton } from './waiting-button.tsx';

type Shared = 'title' | 'submitLabel' | 'missing' | 'pending' | 'error' | 'failed' | 'onClose' | 'children';

interface FormPanelProps extends Pick<ComponentProps<typeof FormDialog>, Shared> {
  cancelLabel: string;
  /** Without fields: the button gets the focus, so that one more press confirms. */
  brief?: boolean;
  onSubmit: () => void;
}

/** A form beside what it is about, never over it. Escape closes it; what was typed stays. */
export function FormPanel({ brief = false, onSubmit, onClose, ...props }: FormPanelProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    form.current?.querySelector<HTMLElement>(brief ? '[type=submit]' : `#${CSS.escape(id)}`)?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [brief, id]);
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={id}
      className="grid gap-4 rounded-card border-[1.5px] border-bord bg-carte p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.pending) onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <h3 id={id} tabIndex={-1} className="text-lg font-semibold wrap-anywhere outline-none">
        {props.title}
      </h3>
      {props.children}
      <FailureAlert error={props.error} failed={props.failed} />
      <div className="flex flex-wrap gap-2">
        <WaitingButton type="submit" size="small" missing={props.missing ?? null} pending={props.pending}>
          {props.submitLabel}
        </WaitingButton>
        <Button variant="quiet" size="small" onClick={onClose}>
          {props.cancelLabel}
        </Button>
      </div>
    </form>
  );
}
