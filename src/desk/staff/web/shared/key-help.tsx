import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { moveRowFocus } from './list-row.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

interface KeyHelpProps {
  keys: readonly (readonly [key: string, does: string])[];
  active: boolean;
  onActive: (active: boolean) => void;
}

/** « Raccourcis »: lists the shortcuts and turns them off. Adds the common keys of lists: j, k and ?. */
export function KeyHelp({ keys, active, onActive }: KeyHelpProps) {
  const [shown, setShown] = useState(false);
  useDeskKeys({ j: () => moveRowFocus(1), k: () => moveRowFocus(-1), '?': () => setShown(true) }, active);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setShown(true)}>
        <Keyboard aria-hidden="true" />
        Raccourcis
      </Button>
      {shown ? (
        <Dialog onClose={() => setShown(false)} title="Au clavier" size="small">
          <dl className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2">
            {keys.map(([key, does]) => (
              <div key={key} className="contents">
                <dt className="font-semibold">{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <Checkbox checked={active} onChange={(event) => onActive(event.target.checked)}>
            Utiliser ces touches
          </Checkbox>
        </Dialog>
      ) : null}
    </>
  );
}
