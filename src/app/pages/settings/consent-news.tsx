export function ConsentNews({ children }: { children: string | null }) {
  return (
    <div role="status" className="empty:hidden">
      {children ? <p className="font-medium text-sauge">{children}</p> : null}
    </div>
  );
}
