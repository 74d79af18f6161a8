import { type ReactNode, useDeferredValue } from 'react';
import { ROOM_TO_STAND_OPEN, useMedia } from '#browser/use-media.ts';
import { classNames } from './class-names.ts';
import { Disclosure } from './disclosure.tsx';

interface FoldingPartProps {
  id: string;
  title: string;
  titleClassName?: string;
  /** Describes the content while collapsed. */
  hint: string;
  /** Stays visible while collapsed, such as an error. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Collapsed on phones, where people and plans come first; open from tablets on. */
export function FoldingPart({ id, title, titleClassName, hint, notice, children }: FoldingPartProps) {
  const isOpen = useMedia(ROOM_TO_STAND_OPEN);
  // Collapsed content renders after the first paint of the page.
  const isDrawn = useDeferredValue(true, false);
  const heading = (
    <h2 id={id} className={classNames('min-w-0 flex-1', titleClassName)}>
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className="grid gap-5">
      {isOpen ? heading : null}
      {notice}
      {isOpen ? (
        children
      ) : (
        <Disclosure block label={heading} hint={hint} className="border-t border-filet py-3">
          <div className="grid gap-5 pt-3 pb-2">{isDrawn ? children : null}</div>
        </Disclosure>
      )}
    </section>
  );
}
