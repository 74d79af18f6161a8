import { Dialog } from '#ui/dialog.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import { KeptInBrowser } from './kept-in-browser.tsx';
import { PrivacyLink } from './privacy-link.tsx';

interface CookiesDialogProps {
  /** Links open a new tab: a form in this page must keep its input. */
  apart: boolean;
  onClose: () => void;
}

export function CookiesDialog({ apart, onClose }: CookiesDialogProps) {
  return (
    <Dialog onClose={onClose} title="Gérer les cookies">
      <CookieSettings />
      <KeptInBrowser className="mt-3" />
      <PrivacyLink apart={apart} className="justify-self-start" onClick={onClose}>
        Tout savoir sur vos données
      </PrivacyLink>
    </Dialog>
  );
}
