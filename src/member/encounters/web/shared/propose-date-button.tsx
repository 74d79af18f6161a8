import { CalendarHeart } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { usePartAhead } from '#ui/use-part-ahead.ts';
import type { Encounter } from '../../contract.ts';
import { useEncounter } from '../use-encounter.ts';

interface ProposeDateButtonProps {
  contact: { id: string; firstName: string };
  /** Both have written among the loaded messages; the server checks the older ones. */
  acquainted: boolean;
}

/** « Proposer un rendez-vous », once both have written and while there is no plan. */
export function ProposeDateButton({ contact, acquainted }: ProposeDateButtonProps) {
  const plans = useEncounter(contact.id);
  const [open, setOpen] = useState(false);
  usePartAhead(proposalDialog);
  const mayPropose = plans !== undefined && !plans.encounter && (acquainted || plans.canPropose);
  if (!mayPropose && !open) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label="Proposer un rendez-vous"
        onClick={() => setOpen(true)}
      >
        <CalendarHeart aria-hidden="true" />
        <span className="max-sm:hidden">Proposer un rendez-vous</span>
        <span className="sm:hidden">Rendez-vous</span>
      </Button>
      {open && plans ? (
        <LazyProposalDialog contact={contact} places={plans.places} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

const proposalDialog = lazyPart(
  () => import('../proposal-dialog.tsx'),
  ({ ProposalDialog }) => ProposalDialog,
);

type Props = ComponentProps<typeof import('../proposal-dialog.tsx').ProposalDialog>;

/** Loads the proposal form lazily: most visits never open it. */
function LazyProposalDialog(props: Props) {
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
