/**
 * Below the header, where no button covers it, while demo data is served (D51); it hides the « Exemple » badge of each
 * person.
 */
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
