import { CONSENT_COVERS } from '#identity/accounts/texts.ts';

export function ConsentCovers({ purpose }: { purpose: keyof typeof CONSENT_COVERS }) {
  const { what, why, seen, withdrawn } = CONSENT_COVERS[purpose];
  const lines = [
    ['Ce que nous utilisons', what],
    ['Pour quoi faire', why],
    ['Qui le voit', seen],
    ['Si vous le retirez', withdrawn],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-[20px] bg-lavande p-4 sm:grid-cols-[11rem_1fr] sm:p-5">
      {lines.map(([name, text]) => (
        <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="font-semibold">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
