import type { LucideIcon } from 'lucide-react';
import { createContext, type ReactNode, type Ref, useContext } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import { keepWords } from './keep-words.tsx';

interface SettingsSectionProps {
  id: string;
  icon: LucideIcon;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** The title, which takes the focus when the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** On its own page, a section has no frame, and uses the title of the page. */
export const AloneOnPage = createContext(false);

/** A section of « Mon compte », with its anchor. */
export function SettingsSection({ id, icon: Icon, title, intro, children, titleRef }: SettingsSectionProps) {
  const alone = useContext(AloneOnPage);
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={`${id}-titre`}
      className={classNames(
        'scroll-mt-24 sm:p-8',
        // Without its frame a rounded corner would clip the last line.
        alone && 'max-lg:rounded-none max-lg:border-0 max-lg:bg-transparent max-lg:p-0',
      )}
    >
      <div className="flex items-start gap-4">
        <span className="hidden size-12 shrink-0 place-items-center rounded-full bg-rosee text-prune sm:grid">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="grid min-w-0 flex-1 gap-5">
          <div className="grid gap-1.5">
            <h2
              id={`${id}-titre`}
              ref={titleRef}
              tabIndex={-1}
              className={classNames('text-h3 outline-none', alone && 'sr-only')}
            >
              {keepWords(title)}
            </h2>
            {intro ? <p className="text-encre-2">{keepWords(intro)}</p> : null}
          </div>
          {children}
        </div>
      </div>
    </Card>
  );
}
