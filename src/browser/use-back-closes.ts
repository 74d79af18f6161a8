import { useEffect, useEffectEvent } from 'react';

/** Android asks it to close before going back; not in every browser. */
type CloseWatcher = EventTarget & { destroy: () => void };
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Not in every browser either. */
const findNavigation = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

type Layer = { close: () => void };

/** Open dialogs and menus, the topmost last. */
const layers: Layer[] = [];

/**
 * Lets the Back button close the topmost dialog or menu instead of leaving the page. On a touch screen the system asks
 * a `CloseWatcher` before it goes back, even on the first page of a visit; elsewhere the navigation is cancelled, which
 * browsers allow only between pages of the application.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const layer = { close: () => closeIt() };
    if (layers.push(layer) === 1) findNavigation()?.addEventListener('navigate', closeTopmost);
    const watcher =
      window.CloseWatcher && window.matchMedia('(pointer: coarse)').matches
        ? new window.CloseWatcher()
        : null;
    watcher?.addEventListener('close', layer.close);
    return () => {
      watcher?.destroy();
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) findNavigation()?.removeEventListener('navigate', closeTopmost);
    };
  }, [open]);
}

function closeTopmost(event: NavigateEvent): void {
  const here = findNavigation()?.currentEntry?.index ?? 0;
  // A page that goes back by script, because it has just closed something, may do so.
  if (event.navigationType !== 'traverse' || !event.userInitiated || !event.cancelable) return;
  if (event.destination.index > here) return;
  event.preventDefault();
  layers.at(-1)?.close();
}
