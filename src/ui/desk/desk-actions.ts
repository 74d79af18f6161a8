import { useEffect, useRef } from 'react';

export interface DeskAction {
  /** For example « Résoudre la conversation », in the palette and among the shortcuts. */
  label: string;
  /** `KeyboardEvent.key`. The same on every page: r answers, e finishes, n notes, / searches. */
  key?: string;
  run: () => void;
}

const registered = new Set<{ current: readonly DeskAction[] }>();

/** Registers the actions of a page: by key, in the palette, and in the list of shortcuts. */
export function useDeskActions(actions: readonly DeskAction[]): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    registered.add(latest);
    return () => void registered.delete(latest);
  }, []);
}

export function listDeskActions(): DeskAction[] {
  return [...registered].flatMap(({ current }) => current);
}
