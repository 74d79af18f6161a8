import { LoaderCircle } from 'lucide-react';

/** Decorative: the text beside it says what is going on. */
export function Spinner() {
  return <LoaderCircle aria-hidden="true" className="size-5 animate-spin motion-reduce:hidden" />;
}
