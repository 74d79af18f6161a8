export function sayWhenOffline(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (!notice) return;
  const look = () => {
    notice.hidden = navigator.onLine;
  };
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
}
