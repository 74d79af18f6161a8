import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { FormDialog } from './form-dialog.tsx';
import { isEnter } from './is-enter.ts';
import { WaitingButton } from './waiting-button.tsx';

type Shared = 'title' | 'submitLabel' | 'missing' | 'pending' | 'error' | 'failed' | 'onClose' | 'children';

interface FormPanelProps extends Pick<ComponentProps<typeof FormDialog>, Shared> {
  cancelLabel: string;
  /** Without fields: the button gets the focus, so that one more press confirms. */
  brief?: boolean;
  onSubmit: () => void;
}

/** Returns the initial focus: the first empty choice or text. */
function firstEmpty(form: HTMLFormElement): HTMLElement | undefined {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    '[type=radio], select, textarea',
  );
  return [...fields].find(({ type, value }) =>
    type === 'radio' ? !form.querySelector('[type=radio]:checked') : value === '',
  );
}

/**
 * A form beside its subject, never over it. Ctrl or ⌘ with Enter submits; Escape closes it, and the typed text stays.
 */
export function FormPanel({ brief = false, onSubmit, onClose, ...props }: FormPanelProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const empty = form.current && !brief ? firstEmpty(form.current) : undefined;
    const start = brief ? '[type=submit]' : `#${CSS.escape(id)}`;
    (empty ?? form.current?.querySelector<HTMLElement>(start))?.focus();
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
        if (!isEnter(event) || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>('[type=submit]')?.click();
      }}
    >
      <h3 id={id} tabIndex={-1} className="text-lg font-semibold wrap-anywhere outline-none">
        {props.title}
      </h3>
      {props.children}
      <FailureAlert error={props.error} failed={props.failed} />
      <div className="flex flex-wrap gap-2">
        <WaitingButton
          type="submit"
          size="small"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          missing={props.missing ?? null}
          pending={props.pending}
        >
          {props.submitLabel}
        </WaitingButton>
        <Button variant="quiet" size="small" onClick={onClose}>
          {props.cancelLabel}
        </Button>
        {brief ? null : <p className="self-center text-xs text-encre-2 max-lg:hidden">Ctrl + Entrée</p>}
      </div>
    </form>
  );
}
