import { useState } from 'react';

/** Parts of the page that are edited in place, one at a time (spec 1 §4). */
export type EditableSection = 'profile' | 'bio' | 'prompts' | 'searchPreferences';

/** What a part knows of its own editing. */
export interface SectionEditing {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Whether what is typed differs from what is saved. */
  onChanged: (changed: boolean) => void;
  /** How often another part was asked for while this one held unsaved changes. */
  reminders: number;
}

/**
 * Which part is being edited, `initial` at first. Asking for another one while there are unsaved changes loses nothing: it reminds of
 * them instead.
 */
export function useEditing(initial: EditableSection | null = null) {
  const [section, setSection] = useState(initial);
  const [changed, setChanged] = useState(false);
  const [reminders, setReminders] = useState(0);

  function show(next: EditableSection | null) {
    setSection(next);
    setChanged(false);
    setReminders(0);
  }
  function of(name: EditableSection): SectionEditing {
    return {
      open: section === name,
      onOpen: () => (changed ? setReminders(reminders + 1) : show(name)),
      onClose: () => show(null),
      onChanged: setChanged,
      reminders,
    };
  }
  return { of, changed };
}
