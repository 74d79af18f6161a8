import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { KEYS } from '../texts.ts';

interface KeysDialogProps {
  active: boolean;
  onActive: (active: boolean) => void;
  onClose: () => void;
}

/** What the keys do, and the way to do without them. */
export function KeysDialog({ active, onActive, onClose }: KeysDialogProps) {
  return (
    <Dialog onClose={onClose} title="Au clavier" size="small">
      <dl className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-2">
        {KEYS.map(({ key, does }) => (
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
  );
}
