import { useState } from 'react';

/** Edited in place, one at a time (spec 1 §4). */
export type EditableSection = 'profile' | 'bio' | 'prompts' | 'searchPreferences';

export interface SectionEditing {
  open: boolean;
  /** Whether any part is open. */
  anyOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChanged: (changed: boolean) => void;
  /** Number of attempts to open another part while this one had unsaved changes. */
  reminders: number;
}

/** With unsaved changes, opening another part shows a reminder instead. */
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
      anyOpen: section !== null,
      onOpen: () => (changed ? setReminders(reminders + 1) : show(name)),
      onClose: () => show(null),
      onChanged: setChanged,
      reminders,
    };
  }
  return { of, changed };
}
