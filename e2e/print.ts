/** Runs in the page. @returns boxes that show less than they hold, with what they are */
export function boxesThatScroll(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((box) => getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight)
    .map((box) => box.className.toString().slice(0, 60));
}
