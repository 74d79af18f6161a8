import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { bareText } from '#lib/bare-text.ts';
import { Combobox } from '#ui/combobox.tsx';
import { listDeskActions } from '#ui/desk/desk-actions.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { DeskEntry } from './desk-navigation.ts';
import { useDeskSearch } from './use-desk-search.ts';

/** Acts of the page beneath, places, and the people and work that the colleague may see. */
export function DeskPalette({ entries, onClose }: { entries: readonly DeskEntry[]; onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [actions] = useState(listDeskActions);
  const { found, pending } = useDeskSearch(useDeferredValue(text.trim()), entries);
  const named = [
    ...actions.map(({ label, key = '', run }, place) => ({ id: `act-${place}`, label, detail: key, run })),
    ...entries.map(({ to, label, letter }) => ({
      id: `go-${letter}`,
      label,
      detail: `g ${letter}`,
      run: () => void navigate(to),
    })),
  ].filter(({ label }) => bareText(label).includes(bareText(text.trim())));
  const options = [
    ...named,
    ...found.map(({ to, ...option }) => ({ ...option, run: () => void navigate(to) })),
  ];
  return (
    <Dialog onClose={onClose} title="Aller, chercher, agir">
      <Combobox
        alwaysOpen
        label="Une page, un geste, un prénom"
        inputValue={text}
        onInputChange={setText}
        options={options}
        pending={pending && options.length === 0}
        onSelect={({ run }) => {
          onClose();
          // Once the window has given the focus back.
          window.setTimeout(run);
        }}
      />
    </Dialog>
  );
}
