import { EllipsisVertical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { partFailed } from '#browser/fetch-module.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { IconButton } from './icon-button.tsx';
import { lazyPart, useLazyPart } from './lazy-part.tsx';
import type { MenuProps } from './menu-action.ts';

const openingMenu = lazyPart(
  () => import('./opening-menu.tsx'),
  ({ OpeningMenu }) => OpeningMenu,
);

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown']);

/** Further actions behind a button. The menu's code is heavy, and loads when the page is idle. */
export function Menu(props: MenuProps) {
  const { Part: OpeningMenu, failed, fetch } = useLazyPart(openingMenu);
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => whenIdle(() => void fetch()), [fetch]);

  function press() {
    setPressed(true);
    void fetch();
  }
  if (OpeningMenu) return <OpeningMenu {...props} defaultOpen={pressed} focused={focused} />;
  return (
    <>
      <IconButton
        icon={EllipsisVertical}
        label={props.label}
        aria-haspopup="menu"
        aria-expanded={false}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        // As early as the menu itself opens: its code may arrive between press and release.
        onPointerDown={press}
        onKeyDown={({ key }) => {
          if (OPENING_KEYS.has(key)) press();
        }}
        onClick={press}
      />
      {failed && pressed ? (
        <p role="alert" className="text-sm text-danger">
          {partFailed()}
        </p>
      ) : null}
    </>
  );
}
