import type { ReactNode } from 'react'
import './Chips.css'

/** One part of a rule as a sentence: its question, and words with what can be changed in them. */
export function Sentence({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="senrow" aria-label={title}>
      <h2>{title}</h2>
      <div className="senrow__in">{children}</div>
    </section>
  )
}
