import type { ClientDirective } from 'astro';

/** Hydrates on the first press, which is replayed. If loading fails, a link navigates and a button retries later. */
const hydrateOnPress: ClientDirective = (load, _options, island) => {
  let loading = false;
  let failed = false;
  island.addEventListener('astro:hydration-error', (event) => {
    // Handled below, so not reported.
    event.preventDefault();
    failed = true;
  });
  const press = async (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null;
    // With a modifier key, a link opens in a new tab as usual.
    if (!(control instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (loading) return;
    loading = true;
    failed = false;
    const hydrate = await load();
    loading = false;
    if (failed) return leadOn(control);
    island.removeEventListener('click', press);
    await hydrate();
    control.click();
  };
  island.addEventListener('click', press);
};

function leadOn(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
  else control.dispatchEvent(new CustomEvent('part-failed', { bubbles: true }));
}

export default hydrateOnPress;
