import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Smaller, on the right: the department of a town. */
  detail?: string;
}

interface ComboboxListProps<Option extends ComboboxOption> {
  id: string;
  open: boolean;
  /** Below the field instead of over what follows. */
  inFlow: boolean;
  pending: boolean;
  options: readonly Option[];
  activeId: string | undefined;
  emptyText: string;
  note: string | undefined;
  onSelect: (option: Option) => void;
}

function announcement(count: number, pending: boolean, emptyText: string, note = ''): string {
  if (pending) return 'Recherche en cours…';
  if (count === 0) return emptyText;
  return `${note} ${count === 1 ? '1 résultat' : `${count} résultats`}`.trim();
}

export function ComboboxList<Option extends ComboboxOption>({
  id,
  open,
  inFlow,
  pending,
  options,
  activeId,
  emptyText,
  note,
  onSelect,
}: ComboboxListProps<Option>) {
  const list = useRef<HTMLDivElement>(null);
  const waiting = pending && options.length === 0;
  const empty = !pending && options.length === 0;

  useEffect(() => {
    if (activeId)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <div
        className={classNames(
          'mt-2 rounded-[20px] border-[1.5px] border-bord bg-carte p-1.5',
          !inFlow && 'absolute inset-x-0 top-full z-30 animate-fade',
          !open && 'hidden',
        )}
      >
        {waiting || empty ? (
          <p aria-hidden="true" className="px-4 py-2.5 text-encre-2">
            {announcement(0, pending, emptyText)}
          </p>
        ) : null}
        {note && !pending && options.length > 0 ? (
          <p aria-hidden="true" className="px-4 py-2.5 text-encre-2">
            {note}
          </p>
        ) : null}
        {/* The focus stays in the text field (aria-activedescendant): options are clicked, never focused. */}
        <div ref={list} id={id} role="listbox" aria-label="Suggestions" className="max-h-96 overflow-y-auto">
          {open
            ? options.map((option) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the combobox pattern keeps the focus in the field.
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field.
                <div
                  key={option.id}
                  id={`${id}-${option.id}`}
                  role="option"
                  aria-selected={option.id === activeId}
                  aria-disabled={pending || undefined}
                  data-chosen={option.id === activeId || undefined}
                  className={classNames(
                    'flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-2xl px-4 py-2',
                    pending ? 'cursor-progress opacity-50' : 'cursor-pointer hover:bg-papier',
                    option.id === activeId && 'bg-rosee hover:bg-rosee',
                  )}
                  // A press must not take the focus from the field, or its blur would close the list first.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={pending ? undefined : () => onSelect(option)}
                >
                  <span className="font-medium">{option.label}</span>
                  {option.detail ? <span className="text-sm text-encre-2">{option.detail}</span> : null}
                </div>
              ))
            : null}
        </div>
      </div>
      <div role="status" className="sr-only">
        {open ? announcement(options.length, pending, emptyText, note) : ''}
      </div>
    </>
  );
}
