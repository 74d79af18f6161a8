import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Card } from './card.tsx';

interface SettingsSectionProps {
  /** Its anchor. */
  id: string;
  icon: LucideIcon;
  title: string;
  /** A sentence under the title: what this is for. */
  intro?: ReactNode;
  children: ReactNode;
  /** The title, which takes the focus when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** One subject of « Mon compte », with its anchor. */
export function SettingsSection({ id, icon: Icon, title, intro, children, titleRef }: SettingsSectionProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-titre`} className="scroll-mt-24 sm:p-8">
      <div className="flex items-start gap-4">
        <span className="hidden size-12 shrink-0 place-items-center rounded-full bg-rosee text-prune sm:grid">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="grid min-w-0 flex-1 gap-5">
          <div className="grid gap-1.5">
            <h2 id={`${id}-titre`} ref={titleRef} tabIndex={-1} className="text-h3 outline-none">
              {title}
            </h2>
            {intro ? <p className="text-encre-2">{intro}</p> : null}
          </div>
          {children}
        </div>
      </div>
    </Card>
  );
}
