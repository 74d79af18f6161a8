import type { SignedInMember } from '#browser/session/contract.ts';
import { ContactTrigger } from '#features/support/contact-form/web/shared/contact-trigger.tsx';
import { ShortcutCard } from './shortcut-card.tsx';

/** Opens the contact form with what we know of the member already in it. */
export function ContactCard({ member }: { member: SignedInMember }) {
  return (
    <ShortcutCard
      tone="lavande"
      scene="walking"
      title="Une question, un souci ?"
      action={
        <ContactTrigger
          className="mt-2"
          known={{ first_name: member.firstName ?? undefined, email: member.email }}
        />
      }
    >
      Une personne de l’équipe vous lit et vous répond.
    </ShortcutCard>
  );
}
