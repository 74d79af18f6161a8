import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Lazy, type LazyPart } from '#ui/lazy-part.tsx';
import type { SectionEditing } from './use-editing.ts';

interface EditableCardProps<FormProps extends object> {
  title: string;
  /** Completes « Modifier » for screen readers. */
  subject: string;
  editing?: SectionEditing;
  form: LazyPart<FormProps>;
  formProps: FormProps;
  children: ReactNode;
}

/** View and edit mode of a profile part. The form loads when opened; closing returns the focus to « Modifier ». */
export function EditableCard<FormProps extends object>({
  title,
  subject,
  editing,
  form,
  formProps,
  children,
}: EditableCardProps<FormProps>) {
  const id = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const open = editing?.open ?? false;
  const wasOpen = useRef(open);
  // Another part that was opened instead takes the focus once its form is there.
  const returnsFocus = !editing?.anyOpen;
  useEffect(() => {
    if (wasOpen.current && !open && returnsFocus && document.activeElement === document.body)
      edit.current?.focus();
    wasOpen.current = open;
  }, [open, returnsFocus]);
  return (
    // The city list overflows onto the next card.
    <Card as="section" aria-labelledby={id} className="grid gap-5 overflow-visible! sm:p-8">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {/* Larger text: the button goes below. */}
        <h2 id={id} className="flex-[1_1_6rem] text-h3 sm:text-2xl">
          {title}
        </h2>
        {editing && !open ? (
          <Button
            ref={edit}
            variant="secondary"
            size="small"
            aria-label={`Modifier ${subject}`}
            onClick={editing.onOpen}
          >
            <Pencil aria-hidden="true" />
            Modifier
          </Button>
        ) : null}
      </div>
      {open ? (
        <Lazy part={form} replaces={children}>
          {(Form) => <Form {...formProps} />}
        </Lazy>
      ) : (
        children
      )}
    </Card>
  );
}
