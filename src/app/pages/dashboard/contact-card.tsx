import type { SignedInMember } from '#browser/session/contract.ts';
import { ContactTrigger } from '#member/support/web/shared/contact-trigger.tsx';
import { QuietCard } from './quiet-card.tsx';

export function ContactCard({ member }: { member: SignedInMember }) {
  return (
    <QuietCard
      heading="h2"
      title="Une question, un souci ?"
      text="Une personne de l’équipe vous lit et vous répond."
      action={
        <ContactTrigger
          variant="quiet"
          size="small"
          className="-ml-4"
          known={{ first_name: member.firstName ?? undefined, email: member.email }}
        />
      }
    />
  );
}
