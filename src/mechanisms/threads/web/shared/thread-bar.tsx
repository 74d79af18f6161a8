import { ArrowLeft } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { lettersOf } from '#ui/letters-of.ts';

interface ThreadBarProps {
  person: { firstName: string; photoUrl: string | null };
  grey?: boolean;
  title: RefObject<HTMLHeadingElement | null>;
  name: ReactNode;
  /** Below the name; beside it where the bar is one line. */
  facts: ReactNode;
  onBack: () => void;
  actions: ReactNode;
}

/** The header of a thread, 56 px high on a phone. */
export function ThreadBar({ person, grey = false, title, name, facts, onBack, actions }: ThreadBarProps) {
  return (
    <header
      data-printed=""
      className="flex items-center gap-3 border-b border-filet px-3 py-3 threaded:h-14 threaded:gap-1 threaded:pr-2 threaded:pl-1 threaded:short:h-11 sm:px-6"
    >
      <IconButton
        icon={ArrowLeft}
        label="Retour aux conversations"
        className="shrink-0 md:hidden"
        onClick={onBack}
      />
      {/* With large text: the name alone, on as many lines as it needs. */}
      <div className="group @container relative flex min-w-0 flex-1 items-center gap-3 overflow-x-clip threaded:gap-2">
        <Avatar
          {...person}
          size="small"
          className={classNames('md:size-12 @max-[10rem]:hidden', grey && 'grayscale')}
        />
        <div className="grid min-w-0 threaded:flex-1 threaded:leading-tight">
          <h2
            ref={title}
            tabIndex={-1}
            style={lettersOf(person.firstName)}
            className="min-w-0 truncate wrap-anywhere @max-[10rem]:whitespace-normal fit-h3! threaded:fit-lg! threaded:!leading-tight"
          >
            {name}
          </h2>
          {facts}
        </div>
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-2">{actions}</div>
    </header>
  );
}
