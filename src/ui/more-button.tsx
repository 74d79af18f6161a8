import { Button, type ButtonProps } from './button.tsx';

interface MoreButtonProps extends ButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

export function MoreButton({ query, ...look }: MoreButtonProps) {
  return query.hasNextPage ? (
    <Button
      size="small"
      {...look}
      pending={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    />
  ) : null;
}
