import type { SignedInMember } from '#browser/session/contract.ts';
import { ManageCookies } from '#identity/ad-measurement/web/shared/manage-cookies.tsx';
import { ContactTrigger } from '#member/support/web/shared/contact-trigger.tsx';
import { LegalLinks } from '#ui/page/legal-links.tsx';

export function MemberFooter({ member }: { member: SignedInMember | null }) {
  return (
    <footer className="mt-8 border-t border-filet bg-lin print:hidden">
      <div className="page-width grid justify-items-center gap-1 py-6 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
        <LegalLinks>
          <ManageCookies className="text-xs" />
        </LegalLinks>
        <ContactTrigger
          variant="quiet"
          size="small"
          // Its words, not its edge, stand in line with the links.
          className="lg:-mx-4"
          known={{ first_name: member?.firstName ?? undefined, email: member?.email }}
        />
      </div>
    </footer>
  );
}
