/** Decorative: the text beside it describes the activity. Plain CSS, since every button has it. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent motion-reduce:hidden"
    />
  );
}
