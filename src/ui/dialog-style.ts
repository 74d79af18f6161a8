/* The overlay scrolls, not the window: a long dialog stays readable at 400 % zoom. */
export const dialogVeil =
  'fixed inset-0 z-50 grid animate-fade items-end overflow-y-auto overscroll-contain bg-nuit/55 pt-16 sm:place-items-center sm:p-6';

export const dialogFrame =
  'relative w-full animate-appear rounded-t-[28px] border border-filet bg-papier sm:rounded-card';

/** At twice the text size, the title keeps the width of a long word on a phone. */
export const dialogSides = 'px-[min(1.5rem,6.2vw)] sm:px-8';
