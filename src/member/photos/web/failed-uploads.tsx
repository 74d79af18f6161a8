import { errorSentence } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PHOTO_UPLOAD_FAILED } from '../contract.ts';
import type { Upload } from './use-uploads.ts';

interface FailedUploadsProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onDrop: (upload: Upload) => void;
}

/** Keeps the crop of each for a retry. */
export function FailedUploads({ uploads, onRetry, onDrop }: FailedUploadsProps) {
  return uploads
    .filter((upload) => upload.error)
    .map((upload) => (
      <Alert
        key={upload.clientId}
        tone="error"
        className="text-left"
        action={
          <>
            <Button variant="secondary" size="small" onClick={() => onRetry(upload)}>
              Réessayer
            </Button>
            <Button variant="quiet" size="small" onClick={() => onDrop(upload)}>
              Abandonner
            </Button>
          </>
        }
      >
        <p>{errorSentence(upload.error, PHOTO_UPLOAD_FAILED)}</p>
        <p>Votre cadrage est gardé.</p>
      </Alert>
    ));
}
