import type { ComponentProps } from 'react';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import type { Encounter } from '../contract.ts';

export const proposalDialog = lazyPart(
  () => import('./proposal-dialog.tsx'),
  ({ ProposalDialog }) => ProposalDialog,
);

type Props = ComponentProps<typeof import('./proposal-dialog.tsx').ProposalDialog>;

/** Loads the proposal form lazily: most visits never open it. */
export function LazyProposalDialog(props: Props) {
  return <Lazy part={proposalDialog}>{(ProposalDialog) => <ProposalDialog {...props} />}</Lazy>;
}

interface OtherProposalDialogProps {
  encounter: Encounter;
  onClose: () => void;
}

/** A counter-proposal. */
export function OtherProposalDialog({ encounter, onClose }: OtherProposalDialogProps) {
  const { contactId, firstName, places } = encounter;
  return (
    <LazyProposalDialog
      contact={{ id: contactId, firstName }}
      places={places}
      instead={encounter}
      onClose={onClose}
    />
  );
}
