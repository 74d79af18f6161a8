const KEPT_MS = 60_000;

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start to read it only after the click.
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
