/** A ref for the title of a view that replaces what had the focus. Give that title `tabIndex={-1}`. */
export function focusOnMount(title: HTMLElement | null): void {
  title?.focus();
}
