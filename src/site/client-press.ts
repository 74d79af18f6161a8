import type { ClientDirective } from 'astro';

/**
 * `client:press`: an island that is plain HTML until it is pressed. The press is kept until its code is there; where the
 * code cannot be fetched a link leads where it says, and the next press of a button tries again.
 */
const hydrateOnPress: ClientDirective = (load, _options, island) => {
  let loading = false;
  let failed = false;
  island.addEventListener('astro:hydration-error', (event) => {
    // It is dealt with below: nobody has to read of it.
    event.preventDefault();
    failed = true;
  });
  const press = async (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null;
    // A link that is asked for in a new tab is only a link.
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
