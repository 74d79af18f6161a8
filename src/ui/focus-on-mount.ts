/** A ref for the title of a view that replaces the focused element. Give that title `tabIndex={-1}`. */
export function focusOnMount(title: HTMLElement | null): void {
  title?.focus();
}
