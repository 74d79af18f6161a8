import { ManageCookies } from '#identity/ad-measurement/web/shared/manage-cookies.tsx';
import { HelpAndLegal } from '#ui/page/legal-links.tsx';

export function QuietFooter() {
  return (
    <footer className="page-width pt-4 pb-8 print:hidden">
      <HelpAndLegal>
        <ManageCookies apart className="text-xs" />
      </HelpAndLegal>
    </footer>
  );
}
