/** « Nadia regarde aussi », « Nadia écrit… »: before one answers twice. */
export function ColleaguesNote({ people }: { people: readonly { firstName: string; writing: boolean }[] }) {
  return (
    <p
      role="status"
      className="flex flex-wrap gap-x-4 bg-lavande px-4 text-sm font-medium empty:hidden sm:px-6"
    >
      {people.map(({ firstName, writing }) => (
        <span key={firstName} className="py-2">
          {writing ? `${firstName} écrit…` : `${firstName} regarde aussi`}
        </span>
      ))}
    </p>
  );
}
