/** Under the header, where no button covers it, while demonstration data are served (D51); its mark hides the « Exemple » of each person. */
export function DemonstrationLine() {
  return (
    <aside
      data-demonstration
      aria-label="À savoir"
      className="grid min-h-(--demonstration) place-items-center bg-nuit px-4 text-center text-xs text-white threaded:hidden print:hidden"
    >
      Démonstration{'\u202f'}: personnes et témoignages inventés
    </aside>
  );
}
