import type { ReactNode } from 'react'

/** A part of the page of a person, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-3 bg-surface p-5 shadow-1 xs:px-6"
    >
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
