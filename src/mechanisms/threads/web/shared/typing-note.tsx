/** The typing indicator, hidden from screen readers: a separate live region announces it once. */
export function TypingNote({ name }: { name: string }) {
  return (
    <p
      aria-hidden="true"
      className="flex animate-fade items-center gap-2.5 justify-self-start rounded-[20px] rounded-bl-md bg-lin px-4 py-2 text-sm text-encre-2"
    >
      <span className="flex gap-1">
        {['', '[animation-delay:300ms]', '[animation-delay:600ms]'].map((delay) => (
          <span key={delay} className={`size-1.5 animate-breathe rounded-full bg-prune ${delay}`} />
        ))}
      </span>
      {name} écrit…
    </p>
  );
}
