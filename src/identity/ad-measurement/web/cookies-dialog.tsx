import { Dialog } from '#ui/dialog.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import { KeptInBrowser } from './kept-in-browser.tsx';
import { PrivacyLink } from './privacy-link.tsx';

interface CookiesDialogProps {
  /** One is on a page where what is typed must stay. */
  apart: boolean;
  onClose: () => void;
}

/** Everything that there is to know and to decide about cookies, whenever one wishes; `/cookies` is the same as a page. */
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
