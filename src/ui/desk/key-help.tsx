import { useState } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { Dialog } from '../dialog.tsx';
import { listDeskActions } from './desk-actions.ts';
import { deskKeysOff } from './desk-keys.ts';

type Line = readonly [key: string, does: string];

const IN_LISTS: readonly Line[] = [
  ['j, k', 'Ligne suivante, précédente'],
  ['Entrée', 'Ouvrir la ligne'],
];
const EVERYWHERE: readonly Line[] = [
  ['Ctrl\u00a0K', 'Aller, chercher, agir'],
  ['z', 'Annuler le dernier geste'],
  ['?', 'Cette aide'],
];

const KEY_NAMES: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', Delete: 'Suppr' };

interface KeyHelpProps {
  /** For example `['g m', 'Messages']`. */
  places: readonly Line[];
  onClose: () => void;
}

/** Lists the shortcuts that work on this page, and turns them off. */
export function KeyHelp({ places, onClose }: KeyHelpProps) {
  const off = deskKeysOff.useChosen();
  const [here] = useState(() => [
    ...(document.querySelector('[data-list-row]') ? IN_LISTS : []),
    ...listDeskActions().flatMap(({ key, label }): Line[] => (key ? [[KEY_NAMES[key] ?? key, label]] : [])),
  ]);
  return (
    <Dialog onClose={onClose} title="Au clavier" size="small">
      <Lines lines={here} />
      <Lines lines={[...EVERYWHERE, ...places]} />
      <Checkbox checked={!off} onChange={({ target }) => deskKeysOff.choose(!target.checked)}>
        Utiliser les touches d’une lettre
      </Checkbox>
    </Dialog>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-1.5 border-b border-filet pb-3 empty:hidden">
      {lines.map(([key, does]) => (
        <div key={key} className="contents">
          <dt className="font-semibold">{key}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
