import { type ReactNode, useState } from 'react';
import type { Consent } from '#identity/accounts/contract.ts';
import { CONSENT_COVERS } from '#identity/accounts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConsentCovers } from './consent-covers.tsx';
import { ConsentHistory } from './consent-history.tsx';
import type { useConsentChange } from './use-consent-change.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface ConsentPartProps {
  purpose: keyof typeof CONSENT_COVERS;
  consents: Consent[];
  change: ReturnType<typeof useConsentChange>;
  /** Said while it is not given. */
  without: string;
  news: { withdrawn: string; given?: string };
  withdrawLabel: string;
  /** Before the button that withdraws it. */
  next?: ReactNode;
  /** In place of that button while it is not given. */
  ask?: ReactNode;
  onWithdrawn?: () => void;
}

/** A consent with what it covers, its history and its withdrawal. */
export function ConsentPart(props: ConsentPartProps) {
  const { purpose, consents, change, without, news, withdrawLabel, next, ask, onWithdrawn } = props;
  const [asking, setAsking] = useState(false);
  const said = change.news && news[change.news];
  const given = consents.some(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <div className="grid gap-3 border-t border-filet pt-6 first:border-t-0 first:pt-0">
      <h3 className="text-base">{CONSENT_COVERS[purpose].title}</h3>
      {given ? <ConsentCovers purpose={purpose} /> : <p>{without}</p>}
      <ConsentHistory consents={consents} />
      <div role="status" className="empty:hidden">
        {said ? <p className="font-medium text-sauge">{said}</p> : null}
      </div>
      {given ? (
        <div className="flex flex-wrap gap-3">
          {next}
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {withdrawLabel}
          </Button>
        </div>
      ) : (
        ask
      )}
      <WithdrawDialog
        purpose={purpose}
        open={asking}
        onClose={() => setAsking(false)}
        onWithdrawn={() => {
          onWithdrawn?.();
          return change.readAgain('withdrawn');
        }}
      />
    </div>
  );
}

export interface OwnConsentProps {
  consents: Consent[];
  /** Called when the pressed button is replaced by another. */
  onChanged: () => void;
}
