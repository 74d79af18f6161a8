import { User } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useMedia } from '#browser/use-media.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';

interface DeskBoardProps {
  list: ReactNode;
  /** The open item; undefined when there is none. */
  detail?: ReactNode;
  /** The person beside the work. */
  person?: ReactNode;
  /** Placeholder of the detail, on wide windows. */
  hint?: ReactNode;
}

const ROOM_FOR_PERSON = '(min-width: 84rem)';
/** While a decision is written, the panel takes over the person's column. */
const DECIDING =
  'min-[84rem]:max-2xl:has-[[data-evidence]+footer_form]:grid-cols-[19rem_minmax(0,1fr)] min-[84rem]:max-2xl:has-[[data-evidence]+footer_form]:*:last:hidden';
// Visually hidden text is positioned within the pane, or it would lengthen the page.
const PANE = 'relative flex min-h-0 min-w-0 flex-col gap-3 lg:overflow-y-auto';

/**
 * List, detail and person: three columns from 84rem on; two below, where a button shows the person instead of the list;
 * one at a time on phones. The person is fetched only when displayed, since reading is logged.
 */
export function DeskBoard({ list, detail, person, hint }: DeskBoardProps) {
  const [shown, setShown] = useState(false);
  const hasRoom = useMedia(ROOM_FOR_PERSON);
  const id = useId();
  const open = detail !== undefined;
  if (shown && !open) setShown(false);
  return (
    <div
      data-open={open || undefined}
      className={classNames(
        'grid min-h-0 min-w-0 flex-1 gap-4 lg:grid-rows-[minmax(0,1fr)]',
        shown ? 'lg:grid-cols-[minmax(0,1fr)_18rem]' : 'lg:grid-cols-[20rem_minmax(0,1fr)]',
        person ? `min-[84rem]:grid-cols-[19rem_minmax(0,1fr)_17rem] ${DECIDING}` : null,
      )}
    >
      <div className={classNames(PANE, 'lg:p-1', open && 'max-lg:hidden', shown && 'max-[84rem]:hidden')}>
        {list}
      </div>
      <div className={classNames(PANE, !open && 'max-lg:hidden')}>
        {open && person ? (
          <Button
            variant="quiet"
            size="small"
            className="self-end max-lg:-mt-13 min-[84rem]:hidden"
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <User aria-hidden="true" />
            La personne
          </Button>
        ) : null}
        <div
          className={classNames(
            'grid min-h-0 min-w-0 flex-1 lg:grid-rows-[minmax(0,1fr)]',
            shown && 'max-lg:hidden',
          )}
        >
          {detail ?? <div className="m-auto max-w-sm text-center text-encre-2">{hint}</div>}
        </div>
      </div>
      {open && person ? (
        <aside id={id} aria-label="La personne" className={classNames(PANE, !shown && 'max-[84rem]:hidden')}>
          {shown || hasRoom ? person : null}
        </aside>
      ) : null}
    </div>
  );
}
