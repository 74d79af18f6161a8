import { errorSentence } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PHOTO_UPLOAD_FAILED } from '../contract.ts';
import type { Upload } from './use-uploads.ts';

interface FailedUploadProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** Keeps the crop for a retry. */
export function FailedUpload({ upload, onRetry, onDrop }: FailedUploadProps) {
  return (
    <Alert
      tone="error"
      className="text-left"
      action={
        <>
          <Button variant="secondary" size="small" onClick={onRetry}>
            Réessayer
          </Button>
          <Button variant="quiet" size="small" onClick={onDrop}>
            Abandonner
          </Button>
        </>
      }
    >
      <p>{errorSentence(upload.error, PHOTO_UPLOAD_FAILED)}</p>
      <p>Votre cadrage est gardé.</p>
    </Alert>
  );
}
