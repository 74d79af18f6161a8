import { Check, Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { PRODUCT_NAME } from '#lib/product.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const FILE = 'codes-de-secours.txt';

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE });
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * The ten codes, displayed only once: to copy, save as a file, or print.
 * @param of name of the account, for the file
 */
export function BackupCodes({ codes, of }: { codes: readonly string[]; of: string }) {
  const [copied, setCopied] = useState<'yes' | 'failed'>();
  const text = `${PRODUCT_NAME}, ${of} : codes de secours\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <div className="grid gap-4">
      <ul
        aria-label="Codes de secours"
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-field bg-lin p-4 text-center font-mono text-base"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-2 print:hidden">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {copied === 'yes' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {copied === 'yes' ? 'Copiés' : 'Copier'}
        </Button>
        <Button variant="secondary" size="small" onClick={() => download(text)}>
          <Download aria-hidden="true" />
          Télécharger
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Imprimer
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied === 'yes' ? 'Les dix codes sont copiés.' : ''}
      </p>
      {copied === 'failed' ? (
        <Alert tone="error">La copie n’a pas abouti. Téléchargez les codes, ou notez-les.</Alert>
      ) : null}
    </div>
  );
}
