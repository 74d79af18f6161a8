import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { ThreadRow } from '../contract.ts';
import { MOVED_AT_ONCE } from '../rules.ts';
import { useMove } from './use-move.ts';

/** Rows that are chosen to be resolved together. @param list what they are rows of: another list chooses anew */
export function useChosenThreads(threads: readonly ThreadRow[], list: string) {
  const [chosen, setChosen] = useState<{ list: string; ids: ReadonlySet<number> }>();
  const { move, isPending } = useMove();
  const stop = () => setChosen(undefined);
  const start = () => setChosen({ list, ids: new Set() });
  useDeskActions([{ key: 'x', label: 'Choisir plusieurs conversations', run: chosen ? stop : start }]);
  if (chosen && chosen.list !== list) stop();
  const ids = chosen?.ids ?? new Set<number>();
  const rows = threads.filter(({ id }) => ids.has(id));
  const onChoose = (id: number) => {
    const others = [...ids].filter((one) => one !== id);
    setChosen({ list, ids: new Set(ids.has(id) ? others : [...ids, id].slice(0, MOVED_AT_ONCE)) });
  };
  const bar = chosen ? (
    <p className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        pending={isPending}
        disabled={rows.length === 0}
        onClick={() => move(rows, 'resolved', stop)}
      >
        Résoudre {rows.length > 0 ? `(${rows.length})` : null}
      </Button>
      <Button variant="quiet" size="small" onClick={stop}>
        Ne plus choisir
      </Button>
    </p>
  ) : threads.length > 1 ? (
    <IconButton
      icon={ListChecks}
      label="Choisir plusieurs conversations"
      className="size-11!"
      onClick={start}
    />
  ) : null;
  return { chosen: chosen?.ids, onChoose, bar };
}
