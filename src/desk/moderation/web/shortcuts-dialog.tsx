import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';

const SHORTCUTS = [
  ['j, k', 'dossier suivant, précédent'],
  ['Entrée', 'ouvrir le dossier'],
  ['d', 'classer'],
  ['w', 'avertir'],
  ['h', 'masquer une photo ou un texte'],
  ['s', 'suspendre'],
  ['c', 'fermer le compte'],
  ['m, u', 'contestation\u202f: maintenir, annuler la décision'],
  ['?', 'cette aide'],
] as const;

interface ShortcutsDialogProps {
  active: boolean;
  onActive: (active: boolean) => void;
  onClose: () => void;
}

/** What the keys do, and the way to do without them. */
export function ShortcutsDialog({ active, onActive, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog onClose={onClose} title="Au clavier" size="small">
      <dl className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2">
        {SHORTCUTS.map(([key, does]) => (
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
