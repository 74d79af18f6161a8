import { X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { TextLink } from '#ui/link.tsx';
import type { ShownBanner } from '../../rules.ts';

/**
 * A banner below the header. An open conversation fills the window without it. Without `onClose`, the script of the
 * public pages closes it.
 */
export function BannerStrip({ text, link, onClose }: ShownBanner & { onClose?: () => void }) {
  return (
    <aside aria-label="Annonce" className="bg-lavande text-encre threaded:hidden print:hidden">
      <div className="page-width flex min-h-12 items-center gap-2 sm:gap-4">
        <p className="min-w-0 flex-1 py-2 leading-snug wrap-anywhere">
          {link ? (
            <TextLink to={link} className="text-encre!">
              {text}
            </TextLink>
          ) : (
            text
          )}
        </p>
        <IconButton icon={X} label="Fermer cette annonce" className="-mr-3" onClick={onClose} />
      </div>
    </aside>
  );
}
