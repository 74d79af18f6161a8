const TICK_MS = 30_000;
/** Background tabs tick once a minute at worst: a longer pause means that the computer slept. */
const SLEPT_AFTER_MS = 90_000;

interface DeviceHandlers {
  onSlept: () => void;
  onVisible: () => void;
  onOnline: () => void;
  onOffline: () => void;
}

/** Reports the changes of the device that affect a connection. @returns a function that stops it */
export function watchDevice({ onSlept, onVisible, onOnline, onOffline }: DeviceHandlers): () => void {
  let lastTick = Date.now();
  const ticking = window.setInterval(() => {
    if (Date.now() - lastTick > SLEPT_AFTER_MS) onSlept();
    lastTick = Date.now();
  }, TICK_MS);
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') onVisible();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.clearInterval(ticking);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
