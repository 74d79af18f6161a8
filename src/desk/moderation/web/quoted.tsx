import type { ReactNode } from 'react';

export function Quoted({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold wrap-anywhere">{title}</h3>
      <p className="rounded-[20px] border border-filet bg-carte p-4 wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </section>
  );
}
