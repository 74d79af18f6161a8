import { Scale } from 'lucide-react';
import type { Statement } from '#identity/accounts/contract.ts';
import { effectTitle } from '#mechanisms/decisions/texts.ts';
import { WaitingRow } from './waiting-row.tsx';

export function DecisionRow({ decision: { effect } }: { decision: Statement }) {
  return (
    <WaitingRow
      to="/votre-compte"
      title={effectTitle(effect, null)}
      picture={<Scale aria-hidden="true" className="size-6 shrink-0 text-prune" />}
    >
      <span className="text-sm font-semibold text-prune">Lire pourquoi, et ce que vous pouvez faire</span>
      <span className="text-sm text-encre-2">Décision de l’équipe</span>
    </WaitingRow>
  );
}
