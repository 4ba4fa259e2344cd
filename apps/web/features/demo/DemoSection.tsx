import type { ReactNode } from 'react'

/** A heading and what belongs to it. */
export function DemoSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="demo__section">
      <h2 className="smallb ink2">{title}</h2>
      {children}
    </section>
  )
}
