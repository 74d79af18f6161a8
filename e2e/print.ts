/**
 * Runs in the page.
 * @returns boxes whose content overflows, with a description
 */
export function boxesThatScroll(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((box) => getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight)
    .map((box) => box.className.toString().slice(0, 60));
}
