/** To the next or previous conversation of the list, from the one that has the focus, or the one that is open. */
export function moveFocus(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-thread]')];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const row = rows[Math.min(rows.length - 1, Math.max(0, from + step))];
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
