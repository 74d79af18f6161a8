/** Decorative: the text beside it says what is going on. Plain CSS: every button carries it. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent motion-reduce:hidden"
    />
  );
}
