import * as Primitive from '@radix-ui/react-dropdown-menu';
import { EllipsisVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useBackCloses } from '#browser/use-back-closes.ts';
import type { MenuAction, MenuProps } from '#ui/menu-action.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface OpeningMenuProps extends MenuProps {
  /** Whether it was pressed before its code had loaded. */
  defaultOpen: boolean;
  /** Whether the placeholder button had the focus. */
  focused: boolean;
}

/** An action runs once the focus is back on its button, so that a dialog can return it there. */
export function OpeningMenu({ label, actions, defaultOpen, focused }: OpeningMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  useBackCloses(open, () => setOpen(false));
  const chosen = useRef<MenuAction>(null);
  // An open menu takes the focus itself, and closes on losing it.
  const takesFocus = useRef(focused && !defaultOpen);
  useEffect(() => {
    if (takesFocus.current) opener.current?.focus();
    takesFocus.current = false;
  }, []);
  return (
    <Primitive.Root
      // A dialog opened by an action must not find the rest of the page inert.
      modal={false}
      open={open}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens) chosen.current = null;
      }}
    >
      <Primitive.Trigger asChild>
        <IconButton ref={opener} icon={EllipsisVertical} label={label} />
      </Primitive.Trigger>
      {/* Rendered in place: at the end of the page it would be outside every landmark. */}
      <Primitive.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-40 grid min-w-60 animate-fade gap-0.5 rounded-[20px] border border-bord bg-carte p-2"
        onCloseAutoFocus={(event) => {
          if (!chosen.current) return;
          event.preventDefault();
          opener.current?.focus();
          chosen.current.onSelect();
        }}
      >
        {actions.map((action) => (
          <Item
            key={action.label}
            {...action}
            onSelect={() => {
              chosen.current = action;
            }}
          />
        ))}
      </Primitive.Content>
    </Primitive.Root>
  );
}

function Item({ label, icon: Icon, danger = false, onSelect }: MenuAction) {
  return (
    <Primitive.Item
      onSelect={onSelect}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-4 font-medium select-none',
        'data-highlighted:outline-3 data-highlighted:-outline-offset-3 data-highlighted:outline-prune',
        danger ? 'text-danger data-highlighted:bg-danger-100' : 'text-encre data-highlighted:bg-lavande',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </Primitive.Item>
  );
}
