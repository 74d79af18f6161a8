import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type ControlProps, Field, type FieldText } from './field.tsx';
import { isEnter } from './is-enter.ts';
import { Spinner } from './spinner.tsx';

export interface ComboboxProps<Option extends ComboboxOption> extends Omit<FieldText, 'optional'> {
  inputValue: string;
  onInputChange: (text: string) => void;
  options: readonly Option[];
  onSelect: (option: Option) => void;
  pending?: boolean;
  /** Below this many characters the list stays closed. */
  minLength?: number;
  /** The list is always open below the field with its first option active, as in a command palette. */
  alwaysOpen?: boolean;
  emptyText?: string;
  /** Shown above the options. */
  note?: string | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** ARIA 1.2 combobox with a listbox. The page owns the text, the search and the choice. */
export function Combobox<Option extends ComboboxOption>({
  label,
  hint,
  error,
  ...rest
}: ComboboxProps<Option>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <ComboboxControl {...rest} control={control} />}
    </Field>
  );
}

/** Returns the only option with the typed name, ignoring accents and case; undefined when several match. */
function onlyNamed<Option extends ComboboxOption>(options: readonly Option[], typed: string) {
  const same = options.filter(
    ({ label }) => label.localeCompare(typed.trim(), 'fr', { sensitivity: 'base' }) === 0,
  );
  return same.length === 1 ? same[0] : undefined;
}

type ControlledProps<Option extends ComboboxOption> = Omit<ComboboxProps<Option>, keyof FieldText> & {
  control: ControlProps;
};

function ComboboxControl<Option extends ComboboxOption>({
  inputValue,
  onInputChange,
  options,
  onSelect,
  pending = false,
  minLength = 2,
  alwaysOpen = false,
  emptyText = 'Aucun résultat',
  note,
  control,
  onBlur,
  ...input
}: ControlledProps<Option>) {
  const listId = `${control.id}-list`;
  const list = useOptionList({ options, inputValue, minLength, alwaysOpen, pending, onSelect });
  const { open, activeOption } = list;
  return (
    <div className="relative">
      <input
        {...input}
        {...control}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={activeOption ? `${listId}-${activeOption.id}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={inputValue}
        className="input-frame pr-12"
        onChange={(event) => {
          list.ask();
          onInputChange(event.target.value);
        }}
        onKeyDown={list.handleKey}
        onBlur={() => {
          list.close();
          onBlur?.();
        }}
      />
      {pending && open ? (
        <span className="pointer-events-none absolute top-4 right-4 text-prune">
          <Spinner />
        </span>
      ) : null}
      <ComboboxList
        id={listId}
        open={open}
        inFlow={alwaysOpen}
        pending={pending}
        options={options}
        activeId={activeOption?.id}
        emptyText={emptyText}
        note={note}
        onSelect={list.select}
      />
    </div>
  );
}

type ListProps<Option extends ComboboxOption> = Required<
  Pick<ComboboxProps<Option>, 'options' | 'inputValue' | 'minLength' | 'alwaysOpen' | 'pending' | 'onSelect'>
>;

/** State of the listbox: whether it is open, the active option, and keyboard handling. */
function useOptionList<Option extends ComboboxOption>({
  options,
  inputValue,
  minLength,
  alwaysOpen,
  pending,
  onSelect,
}: ListProps<Option>) {
  const [asked, setAsked] = useState(false);
  const first = alwaysOpen ? 0 : -1;
  const [active, setActive] = useState(first);
  const open = alwaysOpen || (asked && inputValue.trim().length >= minLength);
  const activeOption = open && !pending ? options[active] : undefined;
  // The displayed options belong to an older text, and must not be chosen.
  const stale = open && pending;

  function ask() {
    setAsked(true);
    setActive(first);
  }
  function close() {
    setAsked(false);
    setActive(first);
  }
  function select(option: Option) {
    onSelect(option);
    close();
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const last = options.length - 1;
    if (stale && ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) {
      event.preventDefault();
    } else if (event.key === 'Escape' && open && !alwaysOpen) {
      // Escape closes the list, not the dialog around this field.
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      setAsked(true);
      setActive(active >= last ? 0 : active + 1);
    } else if (event.key === 'ArrowUp') {
      event.preventDefault();
      setAsked(true);
      setActive(active <= 0 ? last : active - 1);
    } else if (isEnter(event) && open) {
      const chosen = activeOption ?? onlyNamed(options, inputValue);
      if (!chosen) return;
      event.preventDefault();
      select(chosen);
    }
  }
  return { open, activeOption, ask, close, select, handleKey };
}

interface ComboboxOption {
  id: string;
  label: string;
  /** Smaller, on the right, such as the department of a town. */
  detail?: string;
}

interface ComboboxListProps<Option extends ComboboxOption> {
  id: string;
  open: boolean;
  /** Rendered below the field instead of over the following content. */
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

function ComboboxList<Option extends ComboboxOption>({
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
                <div
                  key={option.id}
                  id={`${id}-${option.id}`}
                  role="option"
                  aria-selected={option.id === activeId}
                  // The options of an older text can be seen, not chosen.
                  aria-hidden={pending || undefined}
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
