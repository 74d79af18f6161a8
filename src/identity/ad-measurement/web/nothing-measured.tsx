export function NothingMeasured() {
  return (
    <p className="rounded-card bg-sauge-100 p-5">
      <strong className="font-semibold">Rien à accepter ni à refuser.</strong> Aucune mesure publicitaire n’a
      lieu ici, et rien ne vient d’un autre site. Si cela changeait un jour, nous vous le demanderions
      d’abord.
    </p>
  );
}
