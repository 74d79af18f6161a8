import { PRODUCT_NAME } from '#lib/product.ts';
import { Logo } from '../illustrations/logo.tsx';
import { Link } from '../link.tsx';

export function HomeLink() {
  return (
    <Link
      to="/"
      aria-label={`${PRODUCT_NAME}, accueil`}
      className="inline-flex min-h-11 items-center rounded-full pr-2 text-lg max-[383px]:pr-0 max-[383px]:text-base"
    >
      <Logo />
    </Link>
  );
}
