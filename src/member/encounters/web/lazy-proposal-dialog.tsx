import type { ComponentProps } from 'react';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';

export const proposalDialog = lazyPart(
  () => import('./proposal-dialog.tsx'),
  ({ ProposalDialog }) => ProposalDialog,
);

type Props = ComponentProps<typeof import('./proposal-dialog.tsx').ProposalDialog>;

/** The form of a proposal: most visits of a conversation never open it. */
export function LazyProposalDialog(props: Props) {
  return <Lazy part={proposalDialog}>{(ProposalDialog) => <ProposalDialog {...props} />}</Lazy>;
}
